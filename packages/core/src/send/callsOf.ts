import type { Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { SendFeatures, SendOrder } from '../SendFeatures.js'
import { isSmartAccount } from './isSmartAccount.js'
import { readCapabilities } from './readCapabilities.js'

/**
 * How the wallet gets a transfer: as calls where its account is a contract, or where another pays for them, and as a transaction else. A wallet that does
 * not say what it can do gets a transaction.
 */
export async function callsOf(
  client: Client,
  { network, features, paysItself = false }: callsOf.Parameters,
): Promise<Pick<SendOrder, 'isSmartAccount' | 'inCalls' | 'sponsor' | 'count'>> {
  const isSmart = isSmartAccount(client, network)
  // A plain account sends calls for the sake of a paymaster alone.
  const isWorthIt = isSmart || network.custom?.paymasterService !== undefined
  if (!isWorthIt || !features.readSponsor) return { isSmartAccount: isSmart }
  const capabilities = await readCapabilities(client, network)
  if (Object.keys(capabilities).length === 0) return { isSmartAccount: isSmart }
  const sponsor = paysItself ? undefined : features.readSponsor(capabilities, network)
  const inCalls = isSmart || sponsor !== undefined
  const isCounted = isSmart && !sponsor && features.countsCalls?.(capabilities, network)
  return {
    ...{ isSmartAccount: isSmart, inCalls, sponsor },
    ...(isCounted && { count: (calls) => readCapabilities(client, network, calls) }),
  }
}

export declare namespace callsOf {
  type Parameters = {
    readonly network: Network
    readonly features: SendFeatures
    /** The account pays, also where there is a sponsor. */
    readonly paysItself?: boolean | undefined
  }
}
