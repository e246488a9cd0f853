import type { Batch, Batches } from './World.js'

/** So many are told of; the oldest are forgotten first. */
const keptMax = 500

export function createBatches(): Batches {
  const kept = new Map<string, Batch>()
  return {
    get: (id) => kept.get(id),
    put(id, batch) {
      kept.set(id, batch)
      for (const oldest of kept.keys()) {
        if (kept.size <= keptMax) return
        kept.delete(oldest)
      }
    },
  }
}
