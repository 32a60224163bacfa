/**
 * Makes V8 optimize a function only after 30 times as much work as usual (--interrupt-budget, 67,584 bytes of bytecode by default).
 * Builds and checks run for seconds, and most functions that V8 would optimize in that time run too little to repay it: compiling
 * all pages takes a fifth less CPU time this way (docs/build-speed.md). `require` it first in a process that ends soon.
 */
require('node:v8').setFlagsFromString('--interrupt-budget=2000000');
