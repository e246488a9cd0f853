import type { ReadChain } from '@foyer/protocol/signatures'

/** JSON-RPC nodes by CAIP-2 id: `{ 'eip155:1': 'https://node.example' }`, several in the order in which they are asked. */
export type NodeUrls = Readonly<Record<string, string | readonly string[]>>

/** More characters no answer has that a check of a signature reads. */
const answerMax = 65_536

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
      if (answer.error === undefined) return answer.result
      throw Object.assign(new Error(String(answer.error.message)), { code: answer.error.code })
    }
    throw last
  }
}

type Answer = { readonly result?: unknown; readonly error?: { code?: unknown; message?: unknown } }
type Call = { method: string; params: readonly unknown[]; signal: AbortSignal }

async function send(request: typeof fetch, url: string, { method, params, signal }: Call) {
  const response = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    redirect: 'manual',
    signal,
  })
  const text = response.status === 200 ? await response.text() : ''
  if (text === '' || text.length > answerMax) throw new Error(`No answer: ${response.status}`)
  const answer = Object(JSON.parse(text)) as Answer
  const isAnswer = Object.hasOwn(answer, 'result') || typeof answer.error === 'object'
  if (!isAnswer) throw new Error('The answer is none of JSON-RPC')
  return answer
}
