import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { connect } from '../connection/connect.js'
import type { Views } from '../modal/views.js'
import { notify } from '../notices/notify.js'
import { leaveConnect } from './leaveConnect.js'
import { setScreens } from './setScreens.js'
import { type Attempt, attemptOf } from './state.js'
import { whenLeft } from './whenLeft.js'

/**
 * Sends a wallet the request to connect in this turn, for the view ConnectingExternal. `screens.attempt` of the state has its
 * progress until the modal leaves that view, which cancels the attempt. While the same wallet is connecting, does nothing.
 */
export function beginConnect(
  client: Client,
  { connectorId, namespace }: Views['ConnectingExternal'],
): void {
  const { handles, store } = client
  const way = { connectorId, namespace }
  if (attemptOf(store.getState().screens, way)?.status === 'pending') return
  handles.attempt?.()
  const attempt: Attempt = { ...way, status: 'pending' }
  // The wallet first: its prompt does not wait for what reads the state.
  const outcome = connect(client, way)
  setScreens(client, { attempt })
  const settle = (end: Pick<Attempt, 'status' | 'error'>) => {
    if (store.getState().screens.attempt !== attempt) return
    setScreens(client, { attempt: { ...attempt, ...end } })
    // The wallet went away between the list and the press.
    if (FoyerError.is(end.error, 'connector_not_found'))
      notify(client, { kind: 'error', code: 'connector_failed' })
  }
  handles.attempt = whenLeft(client, 'ConnectingExternal', () => leaveConnect(client, way))
  outcome.then(
    () => settle({ status: 'success' }),
    (error: unknown) => settle({ status: 'error', error }),
  )
}
