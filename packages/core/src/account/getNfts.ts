import type { Nft } from '@foyer/protocol/api'
import type { Client } from '../Client.js'
import { fetchQuery } from '../queries.js'
import { getNftsQueryOptions } from './getNftsQueryOptions.js'

export type { Nft }

/**
 * A page of the collectibles that an account holds on a network, from the server. Empty without a server
 * and on networks that it does not serve.
 *
 * @throws `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`
 */
export async function getNfts(
  client: Client,
  parameters: getNfts.Parameters,
): Promise<getNfts.Page> {
  return fetchQuery(client, getNftsQueryOptions(client, parameters))
}

export declare namespace getNfts {
  type Parameters = getNftsQueryOptions.Parameters & {
    /** `next` of the page before. Default: the latest page. */
    cursor?: string | undefined
  }
  type Page = getNftsQueryOptions.Page
}
