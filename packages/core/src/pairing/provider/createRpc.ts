import { type CaipNetworkId, FoyerError } from '@foyer/protocol'
import { callChain, RpcAnswer, type RpcCall } from '@foyer/protocol/api'
import * as v from 'valibot'
import type { RpcEndpoint } from '../../adapter.js'
import { ask } from '../../api/ask.js'
import { callOn } from '../../api/callOn.js'
import { readAnswer } from '../../api/readAnswer.js'
import type { Client } from '../../client.js'
import { findNetwork } from '../../network/state.js'
import type { Call } from './Wallet.js'

/**
 * Asks networks for what no wallet has a part in: by the URL of the override, then the host's, in their order. The network's own are
 * asked where there is none of those, or the host wants them as a fallback; the host's server where there is no URL at all.
 */
export function createRpc(client: Client) {
  let lastId = 0

  const over = async (url: string, headers: Record<string, string>, body: string) =>
    ask(client, url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      read: async (response) => {
        if (!response.ok) throw new FoyerError('http_status', { data: { status: response.status } })
        return readAnswer(response, 'json')
      },
    })

  /** The first that answers; `undefined` when there is none to ask. */
  const askNodes = async (endpoints: readonly RpcEndpoint[], body: string) => {
    let failure: unknown
    for (const { url, config } of endpoints) {
      try {
        return { answer: await over(url, config?.headers ?? {}, body) }
      } catch (error) {
        failure = error
      }
    }
    if (failure) throw failure
    return undefined
  }

  /**
   * @throws `rpc_provider_not_found` for a network that the host did not list, `rpc_url_missing` when nobody can be asked
   * @throws the node's own error as `{ code, message, data }`
   */
  return async (id: CaipNetworkId, { method, params = [] }: Call): Promise<unknown> => {
    const call = { jsonrpc: '2.0' as const, id: ++lastId, method, params: params as [] }
    const found =
      (await askNodes(endpointsOf(client, id), JSON.stringify(call))) ??
      (await askServer(client, id, call))
    if (!found) throw new FoyerError('rpc_url_missing')
    return result(found.answer)
  }
}

async function askServer(client: Client, id: CaipNetworkId, body: RpcCall) {
  const answer = await callOn(client, id, callChain, { query: { chainId: id }, body })
  return answer && { answer }
}

function endpointsOf({ options, store }: Client, id: CaipNetworkId): readonly RpcEndpoint[] {
  const { customRpcFallback, customRpcUrls, universalProviderConfigOverride: override } = options
  const mapped = override.rpcMap?.[id]
  const network = findNetwork(store.getState().network, id)
  if (!network && !mapped) throw new FoyerError('rpc_provider_not_found', { data: { chain: id } })
  const own = network?.rpcUrls.default.http.map((url) => ({ url })) ?? []
  const named = [...(mapped ? [{ url: mapped }] : []), ...(customRpcUrls[id] ?? [])]
  return [...named, ...(named.length === 0 || customRpcFallback ? own : [])]
}

function result(answer: unknown): unknown {
  const read = v.safeParse(RpcAnswer, answer)
  if (!read.success) throw new FoyerError('answer_invalid', { cause: read.issues[0].message })
  // What a node says is the caller's to judge, as a wallet's error is.
  if (read.output.error) throw read.output.error
  return read.output.result
}
