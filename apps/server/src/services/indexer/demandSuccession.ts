import { NodeError } from './NodeError.js'
import type { BlockHeader } from './nodeShapes.js'

/** @throws `NodeError` where blocks do not follow each other: the chain changed while they were read */
export function demandSuccession(network: string, blocks: readonly BlockHeader[]): void {
  for (const [at, { parentHash, number }] of blocks.entries())
    if (at > 0 && parentHash !== blocks[at - 1]?.hash)
      throw new NodeError(`Block ${number} of ${network} does not follow the one before`)
}
