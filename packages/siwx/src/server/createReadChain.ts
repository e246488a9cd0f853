import type { ReadChain } from '@foyer/protocol/signatures'
import { readText } from '../requests/readText.js'

/** JSON-RPC nodes by CAIP-2 id: `{ 'eip155:1': 'https://node.example' }`, several in the order in which they are asked. */
export type NodeUrls = Readonly<Record<string, string | readonly string[]>>

/** Reads chains by these nodes. The next node is asked where one is not reached, or gives no answer to the call. */
export function createReadChain(urls: NodeUrls, request: typeof fetch): ReadChain {
  return async (network, method, params, signal) => {
    const nodes = [Object.hasOwn(urls, network) ? (urls[network] ?? []) : []].flat()
    let last: unknown = new Error(`No node of ${network} is named`)
    for (const url of nodes) {
      const answer = await send(request, url, { method, params, signal }).catch((error) => {
        last = error
        return undefined
      })
      if (!answer) continue
      if (!answer.error) return answer.result
      throw Object.assign(new Error(String(answer.error.message)), { code: answer.error.code })
    }
    throw last
  }
}

type Answer = {
  readonly result?: unknown
  readonly error?: { readonly code?: unknown; readonly message?: unknown } | null
}
type Call = { method: string; params: readonly unknown[]; signal: AbortSignal }

async function send(request: typeof fetch, url: string, { method, params, signal }: Call) {
  const response = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    redirect: 'manual',
    signal,
  })
  // Some send the error of a call with 400. How long an answer is decides the contract of a stranger.
  const isRead = response.status === 200 || response.status === 400
  const text = isRead ? await readText(response) : ''
  if (text === '') throw new Error(`No answer: ${response.status}`)
  const answer = Object(JSON.parse(text)) as Answer
  const isGiven = response.status === 200 && Object.hasOwn(answer, 'result')
  const isAnswer = isGiven || Object(answer.error) === answer.error
  if (!isAnswer) throw new Error('The answer is none of JSON-RPC')
  return answer
}
