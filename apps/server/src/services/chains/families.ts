import { type ChainIdentity, chainIdentities } from '@foyer/protocol/api'
import type { ChainCall } from './Chains.js'

/** What the server knows of the nodes of a chain family. */
export type Family = {
  /** How a node says which network it is of. */
  identity: ChainIdentity
  /** Asks for the newest block: little work for a node, and a stuck one shows. */
  ping: ChainCall
  /** The number of the newest block. `undefined` when it is no such answer. */
  height(answer: unknown): number | undefined
}

const { eip155, solana, bip122 } = chainIdentities

/** The chain families whose nodes speak JSON-RPC, by CAIP-2 namespace. */
export const families: ReadonlyMap<string, Family> = new Map<string, Family>([
  [
    'eip155',
    {
      identity: eip155,
      ping: { method: 'eth_blockNumber' },
      height: (answer) =>
        typeof answer === 'string' && /^0x[\da-f]{1,16}$/i.test(answer)
          ? toHeight(Number(answer))
          : undefined,
    },
  ],
  [
    'solana',
    {
      identity: solana,
      ping: { method: 'getSlot', params: [{ commitment: 'confirmed' }] },
      height: toHeight,
    },
  ],
  ['bip122', { identity: bip122, ping: { method: 'getblockcount' }, height: toHeight }],
])

function toHeight(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined
}
