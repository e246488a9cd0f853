import { readText } from '../../../bounds/readText.js'
import { afterUnref } from '../../../bounds/timers/afterUnref.js'
import type { ChainCall } from '../ChainCall.js'
import { ChainError } from '../ChainError.js'
import { isPassing } from './isPassing.js'
import { NodeFault } from './NodeFault.js'
import { readAnswer } from './readAnswer.js'
import type { NodeAddress } from './toAddress.js'

/**
 * One JSON-RPC 2.0 call to one node.
 *
 * @throws `ChainError` with what the node says of the call, `NodeFault` when another node may do
 *   better, the signal's reason when it was called off
 */
export async function requestNode(
  node: NodeAddress,
  call: ChainCall,
  { id, waitMs, bytesMax, signal }: requestNode.Parameters,
): Promise<unknown> {
  // Not `AbortSignal.timeout`, whose timer stays until its end however soon the node answers, and not `within`: the end aborts here as well.
  const ending = new AbortController()
  const end = () => ending.abort()
  const cancel = afterUnref(waitMs, end)
  signal?.addEventListener('abort', end, { once: true })
  try {
    signal?.throwIfAborted()
    return readAnswer(node.hide(await exchange(node, { ...call, id }, ending.signal, bytesMax)), id)
  } catch (error) {
    signal?.throwIfAborted()
    throw judge(error, ending.signal.aborted)
  } finally {
    cancel()
    signal?.removeEventListener('abort', end)
    // Nothing more is read of a body that was given up.
    end()
  }
}

export declare namespace requestNode {
  type Parameters = {
    /** What the answer has to repeat. */
    id: number
    waitMs: number
    bytesMax: number
    signal?: AbortSignal | undefined
  }
}

async function exchange(
  { url, headers }: NodeAddress,
  { method, params = [], id }: ChainCall & { id: number },
  signal: AbortSignal,
  bytesMax: number,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    redirect: 'error',
    signal,
  })
  const { status } = response
  if (status === 429) throw new NodeFault('limited')
  // Some send the error of a call with 400; what has another status is not about the call.
  if (status !== 200 && status !== 400) throw new NodeFault('refused')
  return readText(response, bytesMax, () => new NodeFault('oversized'))
}

/** The URL may hold a key, so what the platform says of a failure stays here. */
function judge(error: unknown, ended: boolean): Error {
  if (error instanceof ChainError) {
    const passing = isPassing(error)
    return passing ? new NodeFault(passing, error) : error
  }
  if (error instanceof NodeFault) return error
  if (error instanceof SyntaxError) return new NodeFault('malformed')
  return new NodeFault(ended ? 'late' : 'unreachable')
}
