import type { CaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'
import type { Hex } from 'viem'
import type { WalletEnvironment } from '../../WalletEnvironment.js'

/** What pages are told of a transaction in a block (EIP-5792). */
export const Receipt = v.object({
  logs: v.array(v.object({ address: v.string(), data: v.string(), topics: v.array(v.string()) })),
  status: v.picklist(['0x0', '0x1']),
  blockHash: v.string(),
  blockNumber: v.string(),
  gasUsed: v.string(),
  transactionHash: v.string(),
})
export type Receipt = v.InferOutput<typeof Receipt>

/** `undefined` while it is in no block. */
export async function readReceipt(
  { chains }: Pick<WalletEnvironment, 'chains'>,
  network: CaipNetworkId,
  hash: Hex,
): Promise<Receipt | undefined> {
  const answer = await chains.request(network, 'eth_getTransactionReceipt', [hash])
  return answer === null ? undefined : v.parse(Receipt, answer)
}
