import { FoyerError, isSameAddress, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { readLastSwaps } from './readLastSwaps.js'
import type { SwapPreview } from './state.js'

/**
 * The account has swapped nothing since its user began to review this swap, in another tab of this page or in this one: it may have been the same swap. With the next review that is
 * known, and it is the user's will.
 *
 * @throws `sent_meanwhile`
 */
export function demandUnswapped(
  client: Pick<Client, 'storage'>,
  { network, account, preview }: demandUnswapped.Parameters,
): void {
  const isSwapped = readLastSwaps(client).some(
    ({ caipNetworkId, from, at }) =>
      caipNetworkId === network.caipNetworkId &&
      at > preview.begunAt &&
      isSameAddress(network.chainNamespace, from, account),
  )
  if (isSwapped) throw new FoyerError('sent_meanwhile')
}

export declare namespace demandUnswapped {
  type Parameters = {
    readonly network: Network
    readonly account: string
    readonly preview: SwapPreview
  }
}
