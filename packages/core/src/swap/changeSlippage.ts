import { FoyerError, swapSlippageBpsMax, swapSlippageBpsMin } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { editDraft } from './editDraft.js'

/**
 * How much less than shown may arrive, in hundredths of a per cent; the transaction reverts below it. Above 500 the preview warns.
 *
 * @throws `invalid_amount` for anything but a whole number from 5 to 5,000
 */
export function changeSlippage(client: Client, { bps }: { bps: number }): void {
  if (!Number.isInteger(bps) || bps < swapSlippageBpsMin || bps > swapSlippageBpsMax)
    throw new FoyerError('invalid_amount')
  editDraft(client, () => ({ slippageBps: bps }))
}
