import { setFlagsFromString } from 'node:v8'

/** Flags of the runtime. A runtime that does not know one logs so, and goes on. */
const flags = [
  // Garbage goes when there is little more of it than of what lives. By itself the runtime waits for up to three times as much,
  // and what a thousand requests at once leave behind was most of the memory of the process.
  '--heap-growing-percent=125',
  // To share the collection of what is young among threads costs more than to do it, as next to nothing of it lives.
  '--no-parallel-scavenge',
  // The code of the embedded database is made fast by one thread at a time: what four need meanwhile is never given back.
  '--wasm-num-compilation-tasks=1',
]

/** Keeps a process that serves small. Called before anything is done. */
export function spareMemory(): void {
  for (const flag of flags) setFlagsFromString(flag)
}
