import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { gainedConnection } from '../connection/gainedConnection.js'
import { hideModal } from '../modal/hideModal.js'
import type { History } from '../modal/history.js'
import { setHistory } from '../modal/showView.js'
import { topEntry } from '../modal/topEntry.js'
import type { Views } from '../modal/views.js'
import { isUnsupported } from '../network/state.js'
import { signInStatus } from '../siwx/signInStatus.js'
import type { State } from '../state.js'
import { report } from '../telemetry/report.js'

/**
 * A wallet got connected: the modal has done its work. In the page itself it shows the account. Where the host wants sign-ins it waits for that: until
 * there is a session, or the user said no.
 */
export function closeOnConnect(client: Client): () => void {
  const { options, store } = client
  let waiting: Waiting | undefined
  return store.subscribe((state, before) => {
    const gained = gainedConnection(state.connection, before.connection)
    const awaited = before.connection.connecting?.connectorId
    // The user waits for the one that is connecting, whichever came back by itself meanwhile.
    if (gained && (awaited ?? gained.connectorId) === gained.connectorId)
      waiting = { namespace: gained.namespace, modal: state.modal }
    const namespace = waiting?.namespace ?? prompted(state, before)
    if (!namespace || (options.siwx && isOpen(state, namespace))) return
    const isThere = isPrompt(state) || isSameView(state.modal, waiting?.modal)
    waiting = undefined
    if (isThere) leave(client, state, namespace)
  })
}

/** A wallet that was connected, and the modal as it was then: what was opened since does not close for it. */
type Waiting = { readonly namespace: Namespace; readonly modal: State['modal'] }

function isSameView(now: State['modal'], then: State['modal'] | undefined): boolean {
  return now.open === then?.open && topEntry(now.history) === topEntry(then.history)
}

/** The chain family whose user just signed in on the view of that. */
function prompted(state: State, before: State): Namespace | undefined {
  if (state.siwx === before.siwx) return undefined
  const { active } = state.network
  const isDone = active && isPrompt(state) && signInStatus(state, active) === 'signedIn'
  return isDone ? active : undefined
}

/** Nothing is known yet, or the user is at it. What failed is on the view of the sign-in, if that is there. */
function isOpen(state: State, namespace: Namespace): boolean {
  const status = signInStatus(state, namespace) ?? 'asking'
  return status === 'failed' ? isPrompt(state) : under.has(status)
}

const under: ReadonlySet<string> = new Set(['asking', 'signing', 'verifying'])

function isPrompt({ modal }: State): boolean {
  return topEntry(modal.history).name === 'SIWXSignMessage'
}

function leave(client: Client, { modal, network }: State, namespace: Namespace) {
  const wish = wishFor(modal.history, namespace)
  if (wish)
    import('./followWish.js').then(
      ({ followWish }) => followWish(client, wish),
      (error) => report(client, error),
    )
  else if (client.options.enableEmbedded) setHistory(client, () => [{ name: 'Account' }])
  // A wallet on a network that the app does not have: `UnsupportedChain` stays open for that.
  else if (modal.open && !(isUnsupported(network) && mustSwitch(client))) hideModal(client)
}
function mustSwitch({ options }: Client): boolean {
  return options.enableNetworkSwitch && !options.allowUnsupportedChain
}

/** The network switch that the user chose before this chain family had a wallet. */
function wishFor(history: History, namespace: Namespace): Views['SwitchActiveChain'] | undefined {
  const entry = history.findLast(({ name }) => name === 'SwitchActiveChain')
  if (entry?.name !== 'SwitchActiveChain') return undefined
  return entry.data.switchToChain === namespace ? entry.data : undefined
}
