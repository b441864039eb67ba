#include "tools/emulate/operand.h"
namespace cutecheck::emulate {
void addTensorMemory(Makers&) {}
}  // namespace cutecheck::emulate
