/**
 * The compiler, with its own arguments. It is a program of Go that collects its garbage all the while: with none collected it takes two thirds of the processor's time and a
 * tenth more memory.
 */
process.env.GOGC ??= 'off'
await import(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')).href)
