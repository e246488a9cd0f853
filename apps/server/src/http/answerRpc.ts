import type { RpcAnswer, RpcCall } from '@foyer/protocol/api'
import { ChainError } from '../services/chains/ChainError.js'

/** The answer to a JSON-RPC call: what `run` gives, or the error that the chain gave. */
export async function answerRpc({ id }: RpcCall, run: () => Promise<unknown>): Promise<RpcAnswer> {
  const answer = { jsonrpc: '2.0' as const, id }
  try {
    return { ...answer, result: await run() }
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    const { code, message, data } = error
    return { ...answer, error: { code, message, ...(data !== undefined && { data }) } }
  }
}
