import type { CacaoSignIn } from '@foyer/protocol/siwx'
import type { Client } from '../../Client.js'
import { pairingConnectorId } from '../../connectorIds.js'
import { toSignedSessions } from './toSignedSessions.js'

/** Keeps what a wallet signed, by one approval with the connection, while the page was away: the account that it connects signs in by it. */
export async function noteLeft(client: Client, signIns: readonly CacaoSignIn[]): Promise<void> {
  await client.handles.signInArrived
  const way = { connectorId: pairingConnectorId, namespace: 'eip155' } as const
  const oneClick = await client.handles.loadOneClick?.()
  oneClick?.note(way, toSignedSessions(signIns))
}
