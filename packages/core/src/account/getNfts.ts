import {
  balanceCacheMs,
  type CaipAddress,
  type CaipNetworkId,
  parseCaipAddress,
} from '@foyer/protocol'
import { getNfts as getServerNfts, type Nft } from '@foyer/protocol/api'
import { callOn } from '../api/callOn.js'
import type { Client } from '../client.js'
import { read } from '../queries.js'

export type { Nft }

/**
 * A page of the collectibles that an account holds on a network, as the server tells them. Without a
 * server, and on networks it does not serve, there are none to tell.
 *
 * @throws `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`
 */
export function getNfts(
  client: Client,
  { caipAddress, caipNetworkId, cursor }: getNfts.Parameters,
): Promise<getNfts.Page> {
  const { namespace, chainId, address } = parseCaipAddress(caipAddress)
  const id = caipNetworkId ?? (`${namespace}:${chainId}` as const)
  const { stamp } = client.store.getState().account
  return read(client, {
    queryKey: ['nfts', id, address, cursor ?? null, stamp],
    staleTime: balanceCacheMs,
    async queryFn() {
      const answer = await callOn(client, id, getServerNfts, {
        params: { address },
        query: { chainId: id, ...(cursor && { cursor }) },
      })
      // What stands on another network cannot be used on this one.
      const items = answer?.data.filter((nft) => nft.chainId === id) ?? []
      return { items, next: answer?.next || undefined }
    },
  })
}

export declare namespace getNfts {
  type Parameters = {
    caipAddress: CaipAddress
    /** Default: the network in the address. */
    caipNetworkId?: CaipNetworkId | undefined
    /** Where to go on: `next` of the page before. Default: the latest. */
    cursor?: string | undefined
  }
  type Page = {
    readonly items: readonly Nft[]
    /** `undefined` at the end. */
    readonly next: string | undefined
  }
}
