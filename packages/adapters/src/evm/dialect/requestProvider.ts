import type { Eip1193Provider } from '@foyer/protocol'

/**
 * Asks a wallet, at once and in this same turn. Whatever the wallet does, throwing right away or
 * answering twice, becomes one promise; what it answers is for the caller to check.
 */
export async function requestProvider(
  provider: Eip1193Provider,
  method: string,
  params?: unknown,
): Promise<unknown> {
  return provider.request(params === undefined ? { method } : { method, params })
}
