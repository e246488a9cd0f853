import type { Network } from '@foyer/protocol'
import type { Chain } from 'viem'

/** A network as viem takes it. The shapes are the same but for the id, which is a number there. */
export function toChain(network: Network): Chain {
  return { ...network, id: Number(network.id) } as unknown as Chain
}
