// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/engineers.h"

#include <functional>
#include <map>

#include "properties/claim_adversary/infer.h"
#include "properties/claim_adversary/judge.h"

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

// What a symbol becomes: `X` is the symbol itself, `Y` another one.
const std::vector<std::string> kCalls = {"ceil_div(X,2)",
                                         "ceil_div(X,Y)",
                                         "round_up(X,4)",
                                         "min(X,Y)",
                                         "min(X,4)",
                                         "max(X,Y)",
                                         "max(X,1)",
                                         "gcd(X,Y)",
                                         "gcd(X,4)",
                                         "shape_div(X,2)",
                                         "size((X,2):(2,1))",
                                         "cosize(X:3)",
                                         "rank((X,Y):(1,X))",
                                         "crd2idx((X,1),(Y,2):(1,Y))",
                                         "size(get(zipped_divide((X,Y):(Y,1),<2,2>),1))",
                                         "size(complement(2:1,X))",
                                         "product((X,2))",
                                         "sum((X,Y))",
                                         "X/2",
                                         "X%4+1",
                                         "2*X",
                                         "1"};

constexpr const char* kCountsOfTiles = "count of tiles";
constexpr const char* kCalled = "call as an integer";
constexpr const char* kCases = "case distinction";
constexpr const char* kStages = "stages";
constexpr const char* kIndices = "indices";

std::string withNumbers(const char* text, const std::map<char, std::string>& numbers) {
  std::string out;
  const auto inWord = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; };
  const std::string all(text);
  for (size_t i = 0; i < all.size(); ++i) {
    const bool alone = (i == 0 || !inWord(all[i - 1])) && (i + 1 == all.size() || !inWord(all[i + 1]));
    const auto at = numbers.find(all[i]);
    out += alone && at != numbers.end() ? at->second : std::string(1, all[i]);
  }
  return out;
}

void replaceSymbol(Term& t, const std::string& name, const Term& by) {
  if (t.is(Kind::kSymbol) && t.name == name) {
    t = by;
    return;
  }
  for (Term& part : t.parts) replaceSymbol(part, name, by);
}

class Drawing {
 public:
  Drawing(uint64_t seed, uint64_t number) : random_(seed * 0x9E3779B97F4A7C15ull + number * 0xD1B54A32D192ED03ull + 11) {}

  Case draw() {
    const EngineersForm& form = random_.pick(engineersForms());
    const int64_t a = random_.pick(kTiles), b = random_.pick(kTiles);
    out_ = engineersCase(form, a, b, random_.pick(kSwizzles));
    for (size_t times = random_.below(3); times > 0; --times) call();
    if (random_.chance(25)) large();
    if (random_.chance(35)) change();
    return std::move(out_);
  }

 private:
  std::vector<std::string> names() const {
    std::map<std::string, int64_t> symbols;
    collectSymbols(out_.claim, symbols);
    for (const Term& premise : out_.premises) collectSymbols(premise, symbols);
    std::vector<std::string> all;
    for (const auto& [name, divisor] : symbols)
      if (name != "ldmatrix" && name != "stmatrix") all.push_back(name);
    return all;
  }

  // A call in the place of a symbol: everywhere, so that what was true is an instance of it, or at one place.
  void call() {
    const std::vector<std::string> all = names();
    if (all.empty()) return;
    const std::string name = random_.pick(all);
    Term by = readTerm(random_.pick(kCalls)).value();
    replaceSymbol(by, "Y", Term::symbol(random_.chance(70) ? random_.pick(all) : "W"));
    replaceSymbol(by, "X", Term::symbol(name));
    if (random_.chance(75)) {
      replaceSymbol(out_.claim, name, by);
      for (Term& premise : out_.premises) replaceSymbol(premise, name, by);
      return;
    }
    out_.lawful = false;
    std::vector<Term*> places;
    collect(out_.claim, [&](const Term& t) { return t.is(Kind::kSymbol) && t.name == name; }, places);
    if (!places.empty()) *places[random_.below(places.size())] = by;
  }

  // Small numbers are kept away from all samples, or appear only where two others are primes.
  void large() {
    const std::vector<std::string> all = names();
    if (random_.chance(40) || all.empty()) {
      out_.premises.push_back(Term::relation(">=", Term::symbol("W"), Term::number(1'000'000)));
      return;
    }
    for (Term& premise : hiddenBehindPrimes(Term::symbol(random_.pick(all)), random_.between(0, 3),
                                            Term::symbol("E"), Term::symbol("F")))
      out_.premises.push_back(std::move(premise));
  }

  // One thing changed: what was true need not be.
  void change() {
    out_.lawful = false;
    out_.plan += ", changed";
    if (!out_.premises.empty() && random_.chance(30)) {
      Term& premise = out_.premises[random_.below(out_.premises.size())];
      static const std::map<std::string, std::string> kNear = {{"<", "<="}, {"<=", "<"}, {">=", ">"}, {">", ">="}};
      const auto near = kNear.find(premise.name);
      if (near != kNear.end() && random_.chance(60)) {
        premise.name = near->second;
      } else {
        out_.premises.erase(out_.premises.begin() + (&premise - out_.premises.data()));
      }
      return;
    }
    std::vector<Term*> places;
    collect(
        out_.claim,
        [](const Term& t) {
          return t.is(Kind::kNumber) || t.is(Kind::kSymbol) || t.is(Kind::kBinary) || t.is(Kind::kRelation) ||
                 t.is(Kind::kSwizzle);
        },
        places);
    if (places.empty()) return;
    Term& t = *places[random_.below(places.size())];
    const std::vector<std::string> all = names();
    if (t.is(Kind::kNumber)) t.value += random_.chance(50) ? 1 : -1;
    if (t.is(Kind::kSwizzle)) (random_.chance(50) ? t.base : t.shift) += 1;
    if (t.is(Kind::kBinary)) t.name = std::string(1, random_.pick(std::vector<char>{'+', '-', '*', '/', '%'}));
    if (t.is(Kind::kRelation) && Evaluator::isInteger(t.parts[0]) && Evaluator::isInteger(t.parts[1]))
      t.name = random_.pick(std::vector<std::string>{"==", "<=", "<", ">=", ">", "!="});
    if (t.is(Kind::kSymbol) && !all.empty())
      t = random_.chance(70) ? Term::symbol(random_.pick(all)) : Term::number(random_.between(0, 4));
  }

  static void collect(Term& t, const std::function<bool(const Term&)>& is, std::vector<Term*>& out) {
    if (is(t)) out.push_back(&t);
    for (Term& part : t.parts) collect(part, is, out);
  }

  static inline const std::vector<int64_t> kTiles = {2, 2, 3, 4, 4, 8};
  static inline const std::vector<std::string> kSwizzles = {"S<1,0,3>", "S<2,1,2>", "S<1,1,3>", "S<2,0,3>"};
  Random random_;
  Case out_;
};

}  // namespace

const std::vector<EngineersForm>& engineersForms() {
  static const std::vector<EngineersForm> kForms = {
      {kCountsOfTiles, "size(get(zipped_divide((M,K):(LD,1),<a,b>),1)) == ceil_div(M,a)*ceil_div(K,b)", ""},
      {kCountsOfTiles, "size(zipped_divide((M,N):(N,1),<a,b>)) == a*b*ceil_div(M,a)*ceil_div(N,b)", ""},
      {kCountsOfTiles, "size(get(logical_divide(M:1,a:1),1)) == ceil_div(M,a)", ""},
      {kCountsOfTiles, "rank(flat_divide((M,N):(N,1),<a,b>)) == 4", ""},
      {kCountsOfTiles, "zipped_divide((a*M,b*N):(LD,1),<a,b>) == ((a,b),(M,N)):((LD,1),(a*LD,b))", ""},
      {kCountsOfTiles, "within(local_tile((M,N):(N,1),<a,b>,(I,J)),M*N)",
       "I >= 0, J >= 0, a*I+a <= M, b*J+b <= N"},
      {kCountsOfTiles, "within(local_tile((M,N):(N,1),<a,b>,(I,J)),round_up(M,a)*N)",
       "I >= 0, J >= 0, I < ceil_div(M,a), b*J+b <= N"},
      {kCountsOfTiles, "disjoint(local_tile((M,N):(N,1),<a,b>,(I,J)),local_tile((M,N):(N,1),<a,b>,(V,J)))",
       "I >= 0, J >= 0, I < V, a*V+a <= M, b*J+b <= N"},
      {kCountsOfTiles, "aligned(local_tile((M,N):(8*N,8),<a,b>,(I,J)),8,1)", "I >= 0, J >= 0"},
      {kCountsOfTiles, "aligned(local_tile((M,N/8):(N,8),<a,b>,(I,J)),16,2)",
       "N%8 == 0, N >= 8, I >= 0, J >= 0"},
      {kCountsOfTiles, "fits32(local_tile((M,N):(N,1),<a,b>,(I,J)))",
       "I >= 0, J >= 0, a*I+a <= M, b*J+b <= N, M*N <= 2147483648"},
      {kCountsOfTiles, "within(local_partition((4*M,2*N):(2*N,1),(4,2):(2,1),T),8*M*N)", "T >= 0, T < 8"},
      {kCountsOfTiles,
       "disjoint(local_partition((4*M,2*N):(2*N,1),(4,2):(2,1),T),local_partition((4*M,2*N):(2*N,1),(4,2):(2,"
       "1),U))",
       "T >= 0, T < U, U < 8"},
      {kCountsOfTiles,
       "partition_c((M,16):(LD,1),(16,8,16),32:1,((4,8),(2,2)):((32,1),(16,8)),(1,1,1):(0,0,0),T) == "
       "partition_c((M,16):(LD,1),(16,8,16),32:1,((4,8),(2,2)):((32,1),(16,8)),(1,1,1):(0,0,0),T)",
       "T >= 0, T < 32, M%16 == 0"},
      {kCalled, "injective((ceil_div(M,a),ceil_div(K,b)):(a*LD,b))", "a*LD >= round_up(K,b)"},
      {kCalled, "bijective((ceil_div(M,a),b):(b,1),b*ceil_div(M,a))", ""},
      {kCalled, "composition((M,N):(1,M),size((M,N):(1,M)):1) == (M,N):(1,M)", ""},
      {kCalled, "crd2idx((min(I,M-1),J%N),(M,N):(N,1)) < M*N", "I >= 0, M >= 1, N >= 1"},
      {kCalled, "injective((M,N):(max(1,N),1))", ""},
      {kCalled, "injective((M,N):(1,round_up(M,a)))", ""},
      {kCalled,
       "size(zipped_divide((M,N):(1,M),<gcd(a,4),min(b,4)>)) == round_up(M,gcd(a,4))*round_up(N,min(b,4))",
       ""},
      {kCalled, "within(local_tile((M,N):(N,1),<a,b>,(min(I,M/a-1),0)),M*N)", "I >= 0, M >= a, N >= b"},
      {kCalled, "slice_and_offset((min(I,M-1),_),(M,N):(N,1)) == S<0,0,0> o min(I,M-1)*N o N:1", "I >= 0"},
      {kCases, "min(K,(I+1)*a)-I*a <= a", ""},
      {kCases, "max(0,K-a*J) <= a", "J == ceil_div(K,a)-1, K >= 1"},
      {kCases, "size(complement(a:1,M)) == ceil_div(M,a)", "M >= 1"},
      {kCases, "vectorizable((a,4*N):(LD,1),(a,4*N):(4*N,1),4)", "LD%4 == 0, LD >= 4*N"},
      {kCases, "composition((M,N):(N,1),right_inverse((M,N):(N,1))) == M*N:1", ""},
      {kCases, "composition(left_inverse((M,N):(1,LD)),(M,N):(1,LD)) == M*N:1", "LD%M == 0, LD >= M"},
      {kCases, "max_common_vector((M,N):(1,M),(M,N):(1,M)) == M*N", ""},
      {kCases, "max_common_vector((M,N):(1,LD),(M,N):(1,LD)) >= M", "LD >= M"},
      {kCases, "gcd(M,N) <= min(M,N)", "M >= 1, N >= 1"},
      {kCases, "injective((M,N):(A,B))", "A >= 1, B >= A*M"},
      {kCases, "T/(a*N)*a+(T%(a*N))%min(M-T/(a*N)*a,a) < M", "N >= 1, M >= 1, T >= 0, T < M*N"},
      {kCases, "(T%(a*N))/min(M-T/(a*N)*a,a) < N", "N >= 1, M >= 1, T >= 0, T < M*N"},
      {kCases, "min(M-T/(a*N)*a,a) >= 1", "N >= 1, M >= 1, T >= 0, T < M*N"},
      {kStages, "bijective(z o 0 o (4,8,P):(8,1,32),32*P)", ""},
      {kStages, "within(z o 0 o (4,8,P):(8,1,32),32*P)", ""},
      {kStages, "injective(z o 0 o (M,32):(32,1))", ""},
      {kStages, "fits32(z o 0 o (4,8,P):(8,1,32))", "P <= 67108863"},
      {kStages, "aligned(S<1,1,3> o 0 o (4,4,P):(8,2,32),2,1)", ""},
      {kStages, "z o 32*I o (4,8):(8,1) == S<0,0,0> o 32*I o z o 0 o (4,8):(8,1)", "I >= 0"},
      {kStages, "disjoint(z o 32*I o (4,8):(8,1),z o 32*J o (4,8):(8,1))", "I >= 0, I < J"},
      {kStages, "slice_and_offset((_,_,I),z o 0 o (4,8,P):(8,1,32)) == z o 32*I o (4,8):(8,1)", "I >= 0"},
      {kStages, "slice((_,_,I),z o 0 o (4,8,P):(8,1,32)) == z o 32*I o (4,8):(8,1)", "I >= 0, I < P"},
      {kStages, "within(slice_and_offset((_,_,I),z o 0 o (4,8,P):(8,1,32)),32*P)", "I >= 0, I < P"},
      {kStages, "bijective(tile_to_shape(z o 0 o (4,8):(8,1),(4*M,8*N)),32*M*N)", ""},
      {kStages, "conflict_free((4,8):(1,LD),4,32)", "LD%32 == 4, LD > 0"},
      {kStages, "conflict_free(8:LD,2,ldmatrix)", "LD%16 == 8, LD > 0"},
      {kStages, "conflict_free((8,N):(72,8),2,ldmatrix)", ""},
      {kStages, "conflict_free((32,N):(1,LD),4,32)", "LD >= 0"},
      {kStages, "conflict_free(S<3,3,3> o 512*I o (8,8):(64,8),2,ldmatrix)", "I >= 0"},
      {kStages, "conflict_free(S<3,3,3> o 0 o (8,8,P):(64,8,512),2,stmatrix)", ""},
      {kIndices, "((T/(a*N))*a+T%a)*N+(T%(a*N))/a < M*N", "N >= 1, T >= 0, T < M*N, M%a == 0"},
      {kIndices, "T/N < M", "N >= 1, T >= 0, T < M*N"},
      {kIndices, "within(((P,Q),(R,V),C):((W*C,C),(W*C,C),1),H*W*C)", "P+R == H+1, Q+V == W+1"},
      {kIndices, "cosize((R,P):(1,1)) == H", "P+R == H+1"},
      {kIndices, "within(S<0,0,0> o 2*H*D o (L,D,H):(3*H*D,1,D),3*L*H*D)", ""},
      {kIndices, "disjoint(S<0,0,0> o H*D o (L,H*D):(3*H*D,1),S<0,0,0> o 2*H*D o (L,H*D):(3*H*D,1))",
       "H >= 1, D >= 1"},
      {kIndices, "injective((M,N):(N+1,N))", ""},
      {kIndices, "bijective(((a,M),(b,K)):((b,a*b*K),(1,a*b)),a*b*M*K)", ""},
      {kIndices, "I%P != J%P", "P >= 1, I >= 0, I < J, J < I+P"},
      {kIndices, "B+G*(ceil_div(M*N-B,G)-1) < M*N", "G >= 1, B >= 0, B < G, B < M*N"},
      {kIndices, "U*X/G <= (U+1)*X/G", "G >= 1, U >= 0, X >= 0"},
      {kIndices, "crd2idx(idx2crd(X,(Q,P,N)),(Q,P,N):(1,Q,P*Q)) == X", "X >= 0"},
      {kIndices, "8*V+7 < K", "K%8 == 0, V >= 0, 8*V < K"}};
  return kForms;
}

Case engineersCase(const EngineersForm& form, int64_t a, int64_t b, const std::string& swizzle) {
  const std::map<char, std::string> numbers{{'a', std::to_string(a)}, {'b', std::to_string(b)}, {'z', swizzle}};
  Case out = readCase(withNumbers(form.claim, numbers), withNumbers(form.where, numbers)).value();
  out.plan = form.kind;
  out.lawful = true;
  return out;
}

Case drawEngineers(uint64_t seed, uint64_t number) { return Drawing(seed, number).draw(); }

}  // namespace cutecheck::adversary
