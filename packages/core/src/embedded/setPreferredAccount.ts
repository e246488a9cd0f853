import type { Client } from '../Client.js'
import { activeNetworkId } from '../network/state.js'
import { track } from '../telemetry/track.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Uses the smart account from now on, or the plain one (`eoa`), on EVM networks. Resolves to the kind in use: `eoa` where there is
 * no smart account.
 *
 * @throws `connector_not_connected` without a login; `frame_load_failed`, `request_aborted`, `client_destroyed`
 */
export async function setPreferredAccount(
  client: Client,
  { type }: setPreferredAccount.Parameters,
): Promise<'eoa' | 'smartAccount'> {
  const { login } = await liveEmbedded(client)
  const used = await login.prefer(type)
  const network = activeNetworkId(client.store.getState().network)
  track(client, {
    event: 'SET_PREFERRED_ACCOUNT_TYPE',
    properties: { accountType: used, ...(network && { network }) },
  })
  return used
}

export declare namespace setPreferredAccount {
  type Parameters = { type: 'eoa' | 'smartAccount' }
}
