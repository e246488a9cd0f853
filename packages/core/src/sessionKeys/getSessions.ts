import type { CaipAddress } from '@foyer/protocol'
import { getSessions as endpoint, type SmartSession } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'

/**
 * The keys that may act for a smart account now, of all networks that the host's server serves, the newest first. The server reads them from the chains.
 *
 * @param account CAIP-10: the network of the account has to answer, others that do not are left out
 * @throws `server_missing` when the host has no server
 * @throws `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`, `client_destroyed`
 */
export function getSessions(
  client: Client,
  { account }: getSessions.Parameters,
): Promise<readonly SmartSession[]> {
  return call(client, endpoint, { params: { address: account } })
}

export declare namespace getSessions {
  type Parameters = { readonly account: CaipAddress }
}
