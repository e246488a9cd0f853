import type { Client } from '../Client.js'
import { cancelEmbeddedLogin } from '../embedded/cancelEmbeddedLogin.js'
import { isShown } from '../modal/isShown.js'
import { policyOf } from '../modal/policyOf.js'
import { topEntry } from '../modal/topEntry.js'
import type { ViewName } from '../modal/views.js'
import { setScreens } from './setScreens.js'

/** Called when the view of a login is left: cancels the login unless it is complete or continues in the next view. */
export function leaveLogin(client: Client, view: ViewName): void {
  const { handles, store } = client
  const { embedded, modal, screens } = store.getState()
  if (screens.login?.view !== view) return
  handles.login?.()
  handles.login = undefined
  setScreens(client, { login: undefined })
  const goesOn = isShown(client) && policyOf(topEntry(modal.history).name).keepsLogin
  if (!embedded.isLoggedIn && !goesOn) cancelEmbeddedLogin(client)
}
