import type { ChainCall } from '../ChainCall.js'
import { exchangeInTime } from './exchangeInTime.js'
import { NodeFault } from './NodeFault.js'
import { readAnswer } from './readAnswer.js'
import type { NodeAddress } from './toAddress.js'

/**
 * One JSON-RPC 2.0 call to one node.
 *
 * @param id what the answer has to repeat
 * @throws as `exchangeInTime`
 */
export function requestNode(
  node: NodeAddress,
  { method, params = [] }: ChainCall,
  { id, ...limits }: requestNode.Parameters,
): Promise<unknown> {
  return exchangeInTime(node, {
    url: node.url,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    },
    async read({ status, text, hide }) {
      // Some send the error of a call with 400; what has another status is not about the call.
      if (status !== 200 && status !== 400) throw new NodeFault('refused')
      return readAnswer(hide(await text()), id)
    },
    limits,
  })
}

export declare namespace requestNode {
  type Parameters = exchangeInTime.Limits & { id: number }
}
