// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
export interface Answer {
  value?: string;
  kind?: string;
  facts?: [string, string][];
  witness?: unknown;
  svg?: string;
  undrawn?: string;
  error?: string;
  code?: string;
  rule?: string;
  position?: number;
  hint?: string;
}
export interface Cutecheck {
  /** All that is known of an expression, or why it is refused. */
  ask(expression: string, numbers?: Record<string, number>): Answer;
  /** The value. Throws a Refusal. */
  eval(expression: string, numbers?: Record<string, number>): string;
  /** The properties of a layout, by enumeration. Throws a Refusal. */
  facts(expression: string, numbers?: Record<string, number>): Record<string, string>;
  /** An SVG document. Throws a Refusal. */
  draw(expression: string, numbers?: Record<string, number>): string;
  Refusal: new (answer: Answer) => Error;
}
declare function create(): Promise<Cutecheck>;
export = create;
