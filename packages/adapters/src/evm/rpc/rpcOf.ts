import type { Rpc } from '@foyer/core'
import type { Network } from '@foyer/protocol'
import type { Client } from 'viem'

/** What sends calls to one network, whose answers the caller checks. */
export function rpcOf(clients: { of(network: Network): Client }, network: Network): Rpc {
  return (_, call) => clients.of(network).request(call as never)
}
