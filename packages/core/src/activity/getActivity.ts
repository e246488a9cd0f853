import { type CaipAddress, FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { fetchQuery } from '../queries.js'
import { getActivityQueryOptions } from './getActivityQueryOptions.js'

/**
 * A page of an account's transactions on a network, the newest first, from the server. Empty without a server
 * and on networks that it does not serve.
 *
 * @throws `account_address_required`
 * @throws `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`
 */
export async function getActivity(
  client: Client,
  { caipAddress, ...rest }: getActivity.Parameters,
): Promise<getActivity.Page> {
  if (!caipAddress) throw new FoyerError('account_address_required')
  return fetchQuery(client, getActivityQueryOptions(client, { ...rest, caipAddress }))
}

export declare namespace getActivity {
  type Parameters = Omit<getActivityQueryOptions.Parameters, 'caipAddress'> & {
    caipAddress: CaipAddress | undefined
    /** `next` of the page before. Default: the newest page. */
    cursor?: string | undefined
  }
  type Page = getActivityQueryOptions.Page
}
