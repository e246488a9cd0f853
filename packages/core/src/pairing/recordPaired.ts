import { isNamespace, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { PairingSession } from './engine/PairingEngine.js'
import { approvedOf, namespacesOf } from './provider/granted.js'

/** Notes the wallet of the session, and the networks that it has approved. */
export function recordPaired({ store }: Client, session: PairingSession): void {
  const { name, url } = session.peer
  const served = namespacesOf(session).filter((name): name is Namespace => isNamespace(name))
  const approved = Object.fromEntries(served.map((name) => [name, approvedOf(session, name)]))
  store.setState(({ network, pairing }) => ({
    network: { ...network, approved: { ...network.approved, ...approved } },
    pairing: { ...pairing, wallet: { name, url: url || undefined } },
  }))
}
