import type { Network } from '@foyer/protocol'
import type { Tools } from './Tools.js'

/** Asks a network. What it answers is checked by the caller. */
export function request(
  { clients }: Tools,
  network: Network,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const client = clients.of(network)
  return (client.request as (parameters: { method: string; params: unknown }) => Promise<unknown>)({
    method,
    params,
  })
}
