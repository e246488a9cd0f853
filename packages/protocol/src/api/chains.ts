import * as v from 'valibot'
import {
  longTextMax,
  networksMax,
  rpcBodyMax,
  rpcMethodMax,
  rpcParametersMax,
  rpcPathMax,
} from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { NetworkId, text } from './fields.js'

const NetworkIds = v.pipe(v.array(NetworkId), v.maxLength(networksMax))

export const getSupportedChains = endpoint({
  method: 'GET',
  path: '/v1/supported-chains',
  summary: 'Lists the networks that this server answers for, over HTTP and over a socket.',
  output: v.object({ http: NetworkIds, ws: NetworkIds }),
})

/** The id by which the two halves of a JSON-RPC call find each other. */
const RpcId = v.union([v.pipe(v.number(), v.safeInteger()), text(rpcMethodMax), v.null()])

/** The name of a method, or the path that nodes of some chain families are asked for instead. */
const Method = v.union([
  v.pipe(text(rpcMethodMax), v.regex(/^[A-Za-z][\w]*$/, 'Expected the name of a method')),
  v.pipe(text(rpcPathMax), v.regex(/^\/[!-~]+$/, 'Expected a path')),
])

/**
 * A JSON-RPC 2.0 call. Which methods are served is for the server to say; it answers -32601. Where nodes are asked by paths (Esplora's of Bitcoin, REST
 * services of Cosmos) the method is the path with its query; a text in `params` is posted to it.
 */
export const RpcCall = v.strictObject({
  jsonrpc: v.literal('2.0'),
  id: RpcId,
  method: Method,
  params: v.optional(
    v.pipe(
      v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
      v.check(isShort, 'Expected fewer or shorter parameters'),
    ),
  ),
})
export type RpcCall = v.InferOutput<typeof RpcCall>

/** The answer to a JSON-RPC 2.0 call: a result, or an error that the node gave. */
export const RpcAnswer = v.object({
  jsonrpc: v.literal('2.0'),
  id: RpcId,
  result: v.optional(v.unknown()),
  error: v.optional(
    v.object({
      code: v.pipe(v.number(), v.safeInteger()),
      message: text(longTextMax),
      data: v.optional(v.unknown()),
    }),
  ),
})
export type RpcAnswer = v.InferOutput<typeof RpcAnswer>

export const callChain = endpoint({
  method: 'POST',
  path: '/v1',
  aliases: ['/v1/'],
  summary:
    'Passes a JSON-RPC 2.0 call of the list of methods, or the call of a path of the list, on to a node of the network.',
  input: { query: { chainId: NetworkId }, body: RpcCall },
  output: RpcAnswer,
  errors: { 404: 'This server has no node of the network.' },
})

function isShort(parameters: unknown[] | Record<string, unknown>) {
  if (Object.keys(parameters).length > rpcParametersMax) return false
  try {
    return JSON.stringify(parameters).length <= rpcBodyMax
  } catch {
    // Nested deeper than the writer of JSON goes: no call of a chain is.
    return false
  }
}
