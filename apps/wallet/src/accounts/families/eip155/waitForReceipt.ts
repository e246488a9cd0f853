import type { CaipNetworkId } from '@foyer/protocol'
import type { Hex } from 'viem'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { type Receipt, readReceipt } from './readReceipt.js'

const lookMs = 500
const waitMs = 60_000

/** Waits until a transaction is in a block; `undefined` when it is in none after a minute. */
export async function waitForReceipt(
  world: Pick<WalletEnvironment, 'chains' | 'now' | 'pause'>,
  network: CaipNetworkId,
  hash: Hex,
): Promise<Receipt | undefined> {
  const until = world.now() + waitMs
  while (world.now() < until) {
    const receipt = await readReceipt(world, network, hash).catch(() => undefined)
    if (receipt) return receipt
    await world.pause(lookMs)
  }
  return undefined
}
