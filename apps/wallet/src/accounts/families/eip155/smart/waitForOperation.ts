import type { CaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { notSent } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'

const lookMs = 1_000
const firstLooksMs = 250
const waitMs = 90_000

const Receipt = v.object({
  success: v.boolean(),
  receipt: v.object({ transactionHash: v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i)) }),
})

/**
 * Waits until an operation is in a block, and gives its transaction's hash.
 *
 * @throws `Failure` -32003 when it was carried out and failed, or is in no block after a minute and a half
 */
export async function waitForOperation(
  world: Pick<WalletEnvironment, 'bundler' | 'now' | 'pause'>,
  network: CaipNetworkId,
  hash: Hex,
): Promise<Hex> {
  const began = world.now()
  while (world.now() - began < waitMs) {
    // A bundler that does not answer now says nothing of the operation.
    const pending = world.bundler(network, 'eth_getUserOperationReceipt', [hash])
    const read = v.safeParse(Receipt, await pending.catch(() => undefined))
    if (read.success && !read.output.success) throw notSent('operationFailed')
    if (read.success) return read.output.receipt.transactionHash as Hex
    await world.pause(world.now() - began < 2_000 ? firstLooksMs : lookMs)
  }
  throw notSent('operationWaits', { given: { hash } })
}
