import type { Client } from '../Client.js'
import { checkLate } from '../setup/checkLate.js'
import { addOwnAdapters } from './addOwnAdapters.js'
import { backOnNetworkChange } from './backOnNetworkChange.js'
import { beginSignIn } from './beginSignIn.js'
import { closeOnConnect } from './closeOnConnect.js'
import { closeOnDisconnect } from './closeOnDisconnect.js'
import { discoverWallets } from './discoverWallets.js'
import { followOtherTabs } from './followOtherTabs.js'
import { followTransfers } from './followTransfers.js'
import { forgetOnDisconnect } from './forgetOnDisconnect.js'
import { introduce } from './introduce.js'
import { persist } from './persist.js'
import { reconnectOnStart } from './reconnectOnStart.js'
import { rememberRecent } from './rememberRecent.js'
import { reportFailure } from './reportFailure.js'
import { returnToLogin } from './returnToLogin.js'
import { serveFromHost } from './serveFromHost.js'
import { showUnsupported } from './showUnsupported.js'
import { suggestWallets } from './suggestWallets.js'
import { watchSetup } from './watchSetup.js'

/** Restoring comes before persisting, so that nothing remembered is overwritten by a page that just began. */
const flows = [
  introduce,
  reportFailure,
  watchSetup,
  serveFromHost,
  discoverWallets,
  reconnectOnStart,
  returnToLogin,
  suggestWallets,
  persist,
  forgetOnDisconnect,
  rememberRecent,
  closeOnConnect,
  beginSignIn,
  closeOnDisconnect,
  showUnsupported,
  backOnNetworkChange,
  followOtherTabs,
  followTransfers,
]

/**
 * Sets all rules going, unless it was stopped before that. Returns their end.
 *
 * @throws as `checkLate`
 */
export async function runFlows(client: Client, isStopped: () => boolean): Promise<() => void> {
  checkLate(client)
  await addOwnAdapters(client)
  const stops = isStopped() ? [] : flows.map((flow) => flow(client))
  return () => {
    for (const stop of stops.splice(0)) stop()
  }
}
