import type { Namespace } from '@foyer/protocol'
import type { State } from '../state.js'
import type { WalletSession } from '../WalletSession.js'
import { applySession } from './applySession.js'

/** The facts after one wallet was connected in several chain families at once. */
export function applySessions(
  { connection, modal, network }: State,
  connectorId: string,
  gained: readonly { readonly namespace: Namespace; readonly session: WalletSession }[],
): Pick<State, 'connection' | 'network'> {
  let facts = { connection, network }
  for (const one of gained) facts = applySession({ ...facts, modal }, { connectorId, ...one })
  return facts
}
