import { RpcError } from './RpcError.js'

/**
 * One JSON-RPC call to a node.
 *
 * @throws `RpcError` with the node's own code; 4901 when the node cannot be reached
 */
export async function callNode(url: string, method: string, params: readonly unknown[] = []) {
  const answer = await post(url, { jsonrpc: '2.0', id: 1, method, params })
  const { error, result } = answer
  if (error) throw new RpcError(error.code, error.message, error.data)
  return result
}

type Answer = { result?: unknown; error?: { code: number; message: string; data?: unknown } }

async function post(url: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer
  } catch {
    throw new RpcError(4901, `The wallet cannot reach its network at ${url}.`)
  }
}
