import { type Network, silentReconnectTimeoutMs, within } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { featureOf } from '../requests/featureOf.js'
import { walletInUse } from './walletInUse.js'

/**
 * What the wallet in use says that it does with calls on a network (EIP-5792), and of those that it is to count; nothing where it takes none, or does
 * not say so in time.
 *
 * @throws `send_changed`, `connector_not_connected`
 */
export async function readCapabilities(
  client: Client,
  network: Network,
  counted?: object,
): Promise<Readonly<Record<string, unknown>>> {
  const wallet = walletInUse(client, network.chainNamespace)
  const { adapter, connectorId, address } = wallet
  const isAble = featureOf(wallet, 'sendCalls') && featureOf(wallet, 'getCallsStatus')
  if (!isAble || !adapter.getCapabilities) return {}
  const pending = adapter.getCapabilities(connectorId, { address, network, counted })
  const capabilities = await within(pending, silentReconnectTimeoutMs).catch(() => ({}))
  return capabilities as Readonly<Record<string, unknown>>
}
