import type { Batch, Batches } from './WalletEnvironment.js'

/** So many are told of; the oldest are forgotten first. */
const batchesMax = 500

export function createBatches(): Batches {
  const batches = new Map<string, Batch>()
  return {
    get: (id) => batches.get(id),
    put(id, batch) {
      batches.set(id, batch)
      for (const oldest of batches.keys()) {
        if (batches.size <= batchesMax) return
        batches.delete(oldest)
      }
    },
  }
}
