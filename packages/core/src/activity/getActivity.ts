import {
  activityNamespaces,
  balanceCacheMs,
  type CaipAddress,
  type CaipNetworkId,
  FoyerError,
  notices,
  parseCaipAddress,
} from '@foyer/protocol'
import { getHistory, type Transaction } from '@foyer/protocol/api'
import { callOn } from '../api/callOn.js'
import type { Client } from '../client.js'
import { notify } from '../notices/notify.js'
import { read } from '../queries.js'
import { track } from '../telemetry/track.js'
import { lookForSent } from './lookForSent.js'

/**
 * A page of what an account did on a network, the newest first, as the server tells it. Without a server,
 * and on networks it does not serve, there is nothing to tell.
 *
 * @throws `account_address_required`
 * @throws `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`
 */
export function getActivity(
  client: Client,
  { caipAddress, caipNetworkId, cursor }: getActivity.Parameters,
): Promise<getActivity.Page> {
  if (!caipAddress) return Promise.reject(new FoyerError('account_address_required'))
  const { namespace, chainId, address } = parseCaipAddress(caipAddress)
  const id = caipNetworkId ?? (`${namespace}:${chainId}` as const)
  const { stamp } = client.store.getState().account
  return read(client, {
    queryKey: ['activity', id, address, cursor ?? null, stamp],
    staleTime: balanceCacheMs,
    async queryFn() {
      if (!activityNamespaces.includes(namespace)) return nothing
      if (cursor) track(client, { event: 'LOAD_MORE_TRANSACTIONS' })
      const page = await ask(client, { account: address, chainId: id, cursor })
      // What was sent last stands on the first page, where there is one.
      if (!cursor && page !== nothing)
        lookForSent(client, { caipNetworkId: id, address, items: page.items })
      return page
    },
  })
}

export declare namespace getActivity {
  type Parameters = {
    caipAddress: CaipAddress | undefined
    /** Default: the network in the address. */
    caipNetworkId?: CaipNetworkId | undefined
    /** Where to go on: `next` of the page before. Default: the newest. */
    cursor?: string | undefined
  }
  type Page = {
    readonly items: readonly Transaction[]
    /** `undefined` at the end. */
    readonly next: string | undefined
  }
}

const nothing: getActivity.Page = { items: [], next: undefined }

type Question = { account: string; chainId: CaipNetworkId; cursor: string | undefined }

async function ask(
  client: Client,
  { account, chainId, cursor }: Question,
): Promise<getActivity.Page> {
  try {
    const answer = await callOn(client, chainId, getHistory, {
      params: { account },
      query: { chainId, ...(cursor && { cursor }) },
    })
    return answer ? { items: answer.data, next: answer.next || undefined } : nothing
  } catch (error) {
    track(client, { event: 'ERROR_FETCH_TRANSACTIONS' })
    notify(client, { kind: 'error', text: notices.transactions_failed })
    throw error
  }
}
