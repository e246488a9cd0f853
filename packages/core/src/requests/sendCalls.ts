import { FoyerError } from '@foyer/protocol'
import type { SendCallsParameters } from '../adapter.js'
import type { Client } from '../client.js'
import { tracked } from './tracked.js'

/**
 * Asks the connected wallet to send several calls as one (EIP-5792 `wallet_sendCalls`). Returns the
 * bundle's id, for `getCallsStatus`.
 *
 * @throws `connector_not_connected`, `user_rejected`, `wallet_failed`, `unsupported_chain`
 */
export function sendCalls(client: Client, parameters: sendCalls.Parameters): Promise<string> {
  return tracked(
    client,
    parameters.calls.map(({ to }) => to),
    async ({ adapter, connectorId, address, network }) => {
      if (!adapter.sendCalls) throw new FoyerError('unsupported_chain')
      return adapter.sendCalls(connectorId, { address, network, ...parameters })
    },
  )
}

export declare namespace sendCalls {
  type Parameters = Omit<SendCallsParameters, 'address' | 'network'>
}
