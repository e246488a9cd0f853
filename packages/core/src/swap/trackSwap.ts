import { FoyerError, formatUnits } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { isSmartAccount } from '../send/isSmartAccount.js'
import { track } from '../telemetry/track.js'
import type { demandPreview } from './demandPreview.js'

/** Tells the host of a swap, without an address: its tokens by their symbols, and both amounts. */
export function trackSwap(
  client: Client,
  { network, fromToken, toToken, preview }: ReturnType<typeof demandPreview>,
  event: 'INITIATE_SWAP' | 'SWAP_SUCCESS' | 'SWAP_ERROR' | 'SWAP_APPROVAL_ERROR',
  error?: unknown,
): void {
  const properties = {
    network: network.caipNetworkId,
    isSmartAccount: isSmartAccount(client, network),
    ...{ swapFromToken: fromToken.symbol, swapToToken: toToken.symbol },
    swapFromAmount: formatUnits(preview.amount, fromToken.decimals),
    swapToAmount: formatUnits(preview.toAmount, toToken.decimals),
  }
  if (event === 'INITIATE_SWAP' || event === 'SWAP_SUCCESS') track(client, { event, properties })
  else {
    const message = FoyerError.is(error) ? error.code : 'unknown'
    track(client, { event, properties: { ...properties, message } })
  }
}
