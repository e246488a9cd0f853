import { type CaipNetworkId, FoyerError, readLine } from '@foyer/protocol'
import { callChain, RpcAnswer, type RpcCall } from '@foyer/protocol/api'
import * as v from 'valibot'
import type { RpcEndpoint } from '../AdapterContext.js'
import { callOn } from '../api/callOn.js'
import { fetchAnswer } from '../api/fetchAnswer.js'
import { readAnswer } from '../api/readAnswer.js'
import type { Client } from '../Client.js'
import type { Call } from '../FamilyFeatures.js'
import { findNetwork } from '../network/state.js'
import { checkNode } from './checkNode.js'
import { isLost } from './isLost.js'

/** Of what a node says in a refusal. */
const reasonMax = 200

/**
 * Sends networks the calls that need no wallet, by JSON-RPC, or over HTTP where the method is a path: to the URL of the override, then to
 * the host's, in their order. The network's own are used where there is none of those, or the host wants them as a fallback; the host's server
 * where there is no URL at all.
 */
export function createRpc(client: Client) {
  let lastId = 0

  const read = async (response: Response, kind: 'json' | 'plain' = 'json') => {
    if (response.ok) return readAnswer(response, kind)
    const { status } = response
    // A node that is asked by paths says in the body why it refuses.
    const said = kind === 'plain' ? await readAnswer(response, kind).catch(() => undefined) : ''
    const reason = readLine(typeof said === 'string' ? said : JSON.stringify(said), reasonMax)
    throw new FoyerError('http_status', { data: { status, ...(reason && { reason }) } })
  }
  const over = async (call: Call, { url, config }: RpcEndpoint): Promise<unknown> => {
    const { headers = {}, timeout: timeoutMs } = config ?? {}
    if (!isPath(call))
      return fetchAnswer(client, url, {
        ...{ method: 'POST', timeoutMs },
        body: JSON.stringify(toBody(call)),
        headers: { 'content-type': 'application/json', ...headers },
        read: (response) => read(response),
      })
    return { ...toBody(call), result: await overPath(call, { url, headers, timeoutMs }) }
  }

  /** What is posted is text, and so may the answer be. */
  const overPath = ({ method, params = [] }: Call, { url, ...place }: Place) => {
    const [text] = params as readonly unknown[]
    return fetchAnswer(client, `${url.replace(/\/$/, '')}${method}`, {
      ...(text === undefined ? { method: 'GET' } : { method: 'POST', body: String(text) }),
      ...place,
      read: (response) => read(response, 'plain'),
    })
  }
  const toBody = ({ method, params = [] }: Call): RpcCall => ({
    ...{ jsonrpc: '2.0', id: ++lastId, method, params: params as [] },
  })

  /** The answer of one node, taken only from a node of that network. */
  const requestNode = async (id: CaipNetworkId, call: Call, endpoint: RpcEndpoint) => {
    const check = async () =>
      checkNode(client, {
        ...{ id, url: endpoint.url, byPath: isPath(call) },
        request: async (question) => result(await over(question, endpoint)),
      })
    // A call that changes something is sent only after the check.
    if (isSending(call)) await check()
    const [answer] = await Promise.all([over(call, endpoint), check()])
    return answer
  }

  /** The answer of one node, after others that failed; its own failure joins those. */
  const attempt = async (id: CaipNetworkId, call: Call, { endpoint, failures }: Attempt) => {
    try {
      const answer = await requestNode(id, call, endpoint)
      // A node before may have taken it, which then is why this one refuses it.
      return Object(answer).error && lostOf(call, failures) ? undefined : { answer }
    } catch (error) {
      failures.push(error)
      return undefined
    }
  }

  /** The answer of the first node that gives one; `undefined` without a URL. */
  const requestNodes = async (id: CaipNetworkId, call: Call) => {
    const failures: unknown[] = []
    for (const endpoint of endpointsOf(client, id)) {
      const found = await attempt(id, call, { endpoint, failures })
      if (found) return found
    }
    if (failures.length > 0) throw lostOf(call, failures) ?? failures.at(-1)
    return undefined
  }

  /**
   * @throws `rpc_provider_not_found` for a network that the host did not list, `rpc_url_missing` without a URL or server for it
   * @throws `rpc_of_another_network` where the last node tried is of another one
   * @throws the node's own error as `{ code, message, data }`
   */
  return async (id: CaipNetworkId, call: Call): Promise<unknown> => {
    const found = (await requestNodes(id, call)) ?? (await requestServer(client, id, toBody(call)))
    if (!found) throw new FoyerError('rpc_url_missing')
    return result(found.answer)
  }
}

type Place = {
  readonly url: string
  readonly headers: Record<string, string>
  readonly timeoutMs: number | undefined
}

type Attempt = { readonly endpoint: RpcEndpoint; readonly failures: unknown[] }

/** The failure of a node that may have taken what was sent. */
function lostOf(call: Call, failures: readonly unknown[]): unknown {
  return isSending(call) ? failures.find(isLost) : undefined
}

/** What changes something on the network. */
function isSending({ method }: Call): boolean {
  return /^((eth_)?send|author_submit|\/tx$|\/cosmos\/tx\/v1beta1\/txs$)/.test(method)
}

function isPath({ method }: Call): boolean {
  return method.startsWith('/')
}

async function requestServer(client: Client, id: CaipNetworkId, body: RpcCall) {
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
