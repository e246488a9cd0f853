import { formatUnits } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { keepSent } from '../send/keepSent.js'
import type { demandPreview } from './demandPreview.js'
import { readLastSwaps } from './readLastSwaps.js'

/** The wallet has sent a swap: it is watched to its end, also after a reload. */
export function noteSwap(
  client: Client,
  { network, account, fromToken, toToken, preview }: ReturnType<typeof demandPreview>,
  hash: string,
): void {
  const { plan, offer, amount, toAmount, minReceived } = preview
  const { decimals, symbol, address } = toToken
  const { caipNetworkId } = network
  const at = client.clock.now()
  readLastSwaps.note(client, { caipNetworkId, from: account, at })
  keepSent(client, {
    ...{ hash, ...(plan.calls && { calls: hash }), caipNetworkId },
    ...{ from: account, to: offer.router, symbol: fromToken.symbol },
    ...{ amount: formatUnits(amount, fromToken.decimals), at },
    ...{ does: plan.does, status: 'sent', looks: 0 },
    swap: {
      ...{ symbol, decimals, ...(address !== undefined && { asset: address }) },
      quoted: formatUnits(toAmount, decimals),
      least: formatUnits(minReceived, decimals),
      ...(offer.isExact && { isExact: true }),
    },
  })
}
