import type { Client } from '../Client.js'
import { cancelConnect } from '../connection/cancelConnect.js'
import type { Views } from '../modal/views.js'
import { setScreens } from './setScreens.js'
import { attemptOf } from './state.js'

/** Called when the view of a wallet is left: cancels the attempt to connect. A connection stays. */
export function leaveConnect(client: Client, way: Views['ConnectingExternal']): void {
  const { handles, store } = client
  if (!attemptOf(store.getState().screens, way)) return
  handles.attempt?.()
  handles.attempt = undefined
  handles.expected = undefined
  setScreens(client, { attempt: undefined })
  const { connecting } = store.getState().connection
  if (connecting?.connectorId === way.connectorId && connecting.namespace === way.namespace)
    cancelConnect(client)
}
