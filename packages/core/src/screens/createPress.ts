import type { Client } from '../Client.js'
import type { Handles } from '../handles.js'
import { isMobile } from '../isMobile.js'
import { isPairingOffered } from '../pairing/isPairingOffered.js'
import { preparePairing } from '../pairing/preparePairing.js'
import { beginConnect } from './beginConnect.js'
import { callOffOnClose } from './callOffOnClose.js'
import { openApp } from './openApp.js'
import { showConnect } from './showConnect.js'

/** The actions of a press on a wallet's row in the same turn. Loaded once the list is on the screen: see `preparePick`. */
export function createPress(client: Client): NonNullable<Handles['press']> {
  prepareUri(client)
  return {
    connect: (way) => beginConnect(client, way),
    show: (way) => showConnect(client, way),
    open: (entry) => openApp(client, entry),
  }
}

/** Systems open an app by a link only within the user's press: so on a phone the URI is made before. */
function prepareUri(client: Client): void {
  if (!isMobile(client.environment) || !isPairingOffered(client)) return
  callOffOnClose(client)
  // The view that needs the URI tries again, and shows the error.
  preparePairing(client).catch(() => {})
}
