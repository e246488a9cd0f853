import { createNodeClient } from 'sandbox'
import { inject } from 'vitest'

/** The first chain as the test sees it: gives coins, and reads. */
export function createCounterparty() {
  const [first] = inject('world').chains
  if (!first) throw new Error('The world has no chains.')
  return createNodeClient(first)
}

/** A call of Solana's node. */
export async function requestSolana(method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await fetch(inject('world').solana?.rpcUrl ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await answer.json()) as { result?: unknown; error?: unknown }
  if (error) throw new Error(JSON.stringify(error))
  return result
}
