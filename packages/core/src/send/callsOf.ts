import { type Network, silentReconnectTimeoutMs, within } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { featureOf } from '../requests/featureOf.js'
import type { SendFeatures, SendOrder } from '../SendFeatures.js'
import { isSmartAccount } from './isSmartAccount.js'

/**
 * How the wallet gets a transfer: as calls where its account is a contract, or where another pays for them, and as a transaction else. A wallet that does
 * not say what it can do gets a transaction.
 */
export async function callsOf(
  client: Client,
  { network, features, paysItself = false }: callsOf.Parameters,
): Promise<Pick<SendOrder, 'isSmartAccount' | 'inCalls' | 'sponsor'>> {
  const isSmart = isSmartAccount(client, network)
  const wallet = activeWallet(client, network.chainNamespace)
  const { adapter, connectorId, address } = wallet
  const isAble = featureOf(wallet, 'sendCalls') && featureOf(wallet, 'getCallsStatus')
  // A plain account sends calls for the sake of a paymaster alone.
  const isWorthIt = isSmart || network.custom?.paymasterService !== undefined
  if (!isAble || !isWorthIt || !features.readSponsor || !adapter.getCapabilities)
    return { isSmartAccount: isSmart }
  const pending = adapter.getCapabilities(connectorId, { address, network })
  const capabilities = await within(pending, silentReconnectTimeoutMs).catch(() => ({}))
  if (Object.keys(capabilities).length === 0) return { isSmartAccount: isSmart }
  const sponsor = paysItself ? undefined : features.readSponsor(capabilities, network)
  const inCalls = isSmart || sponsor !== undefined
  return { isSmartAccount: isSmart, inCalls, sponsor }
}

export declare namespace callsOf {
  type Parameters = {
    readonly network: Network
    readonly features: SendFeatures
    /** The account pays, also where there is a sponsor. */
    readonly paysItself?: boolean | undefined
  }
}
