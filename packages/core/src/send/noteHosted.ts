import { formatUnits } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Hosted } from '../handles.js'
import { addSent } from './addSent.js'
import { chainOf } from './chainOf.js'

/** Adds a transaction of the host's own to what is watched, and says so: not one of which its chain family cannot say what it does. */
export async function noteHosted(
  client: Client,
  { hash, address: from, network, transaction }: Hosted,
): Promise<boolean> {
  const at = client.clock.now()
  const { features } = await chainOf(client, network)
  const described = features.describe?.(transaction)
  if (!described || client.signal.aborted) return false
  const { caipNetworkId, nativeCurrency } = network
  const { to, value, does, isPayment } = described
  const amount = formatUnits(value, nativeCurrency.decimals)
  addSent(client, {
    ...{ hash, caipNetworkId, from, to, symbol: nativeCurrency.symbol, amount, at, does },
    // What else it may do is not known: it cannot be sent again from here.
    ...(isPayment && { asset: 'coin' }),
    ...{ status: 'sent', looks: 0 },
  })
  return true
}
