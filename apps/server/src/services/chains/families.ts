import type { ChainCall } from './Chains.js'

/** What the server knows of the nodes of a chain family. */
export type Family = {
  /** Asks which network a node is of. */
  identify: ChainCall
  /** Whether what it answers is the network of this CAIP-2 reference. */
  isChain(answer: unknown, reference: string): boolean
  /** Asks for the newest block: little work for a node, and a stuck one shows. */
  ping: ChainCall
  /** The number of the newest block. `undefined` when it is no such answer. */
  height(answer: unknown): number | undefined
}

/** The chain families whose nodes speak JSON-RPC, by CAIP-2 namespace. */
export const families: ReadonlyMap<string, Family> = new Map<string, Family>([
  [
    'eip155',
    {
      identify: { method: 'eth_chainId' },
      isChain: (answer, reference) =>
        typeof answer === 'string' &&
        /^0x[\da-f]{1,64}$/i.test(answer) &&
        /^\d{1,32}$/.test(reference) &&
        BigInt(answer) === BigInt(reference),
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
      identify: { method: 'getGenesisHash' },
      isChain: beginsWith,
      ping: { method: 'getSlot', params: [{ commitment: 'confirmed' }] },
      height: toHeight,
    },
  ],
  [
    'bip122',
    {
      identify: { method: 'getblockhash', params: [0] },
      isChain: beginsWith,
      ping: { method: 'getblockcount' },
      height: toHeight,
    },
  ],
])

function toHeight(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined
}

/** CAIP-2 references of these are the first 32 characters of the hash of the first block. */
function beginsWith(answer: unknown, reference: string): boolean {
  return typeof answer === 'string' && reference !== '' && answer.slice(0, 32) === reference
}
