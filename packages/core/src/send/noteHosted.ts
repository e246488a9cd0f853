import { formatUnits, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Hosted, HostedRequest } from '../handles.js'
import { loadReach } from '../loadReach.js'
import type { DescribedTransaction, SendFeatures } from '../SendFeatures.js'
import { addSent } from './addSent.js'
import { chainOf } from './chainOf.js'

/** Adds a transaction of the host's own to what is watched, and says so: not one of which its chain family cannot say what it does. */
export async function noteHosted(
  client: Client,
  { hash, address: from, network, signed, request }: Hosted,
): Promise<boolean> {
  const at = client.clock.now()
  const { features } = await chainOf(client, network)
  const described = describe(features, await toTransactions(network.chainNamespace, request))
  if (!described || client.signal.aborted) return false
  const { caipNetworkId, nativeCurrency } = network
  const { to, value, does, isPayment } = described
  const amount = formatUnits(value, nativeCurrency.decimals)
  addSent(client, {
    ...{ hash, caipNetworkId, from, to, symbol: nativeCurrency.symbol, amount, at, does },
    ...('calls' in request && { calls: hash }),
    // What else it may do is not known: it cannot be sent again from here.
    ...(isPayment && { asset: 'coin' }),
    ...{ signed, status: 'sent', looks: 0 },
  })
  return true
}

async function toTransactions(
  namespace: Namespace,
  request: HostedRequest,
): Promise<readonly object[]> {
  if ('transaction' in request) return [request.transaction]
  if ('calls' in request) return (request.calls as { calls: readonly object[] }).calls
  const { toTransaction } = await (await loadReach()).features(namespace)
  return toTransaction ? [toTransaction(request.transfer)] : []
}

/** Several of one account as one: to where the first goes, with all that they pay. */
function describe(
  features: SendFeatures,
  transactions: readonly object[],
): DescribedTransaction | undefined {
  const [first, ...others] = transactions.map((one) => features.describe?.(one))
  if (!first || others.includes(undefined)) return undefined
  if (others.length === 0) return first
  const value = others.reduce((sum, one) => sum + (one?.value ?? 0n), first.value)
  return { to: first.to, value, isPayment: false }
}
