import type { Namespace } from '../caip.js'

/** How a node that speaks JSON-RPC says which chain it is of. */
export type ChainIdentity = {
  readonly call: { readonly method: string; readonly params?: readonly unknown[] }
  /** The CAIP-2 reference in what it answers. `undefined` when it is no such answer. */
  referenceOf(answer: unknown): string | undefined
}

/** By chain family, as their CAIP-2 profiles say. Of a family that is missing no node can be asked. */
export const chainIdentities = {
  eip155: {
    call: { method: 'eth_chainId' },
    referenceOf: (answer) =>
      typeof answer === 'string' && /^0x[\da-f]{1,64}$/i.test(answer)
        ? BigInt(answer).toString()
        : undefined,
  },
  solana: { call: { method: 'getGenesisHash' }, referenceOf: beginning },
  bip122: { call: { method: 'getblockhash', params: [0] }, referenceOf: beginning },
} satisfies Partial<Record<Namespace, ChainIdentity>>

/** Of these it is the first 32 characters of the hash of the first block. */
function beginning(answer: unknown): string | undefined {
  return typeof answer === 'string' && answer.length >= 32 ? answer.slice(0, 32) : undefined
}
