import type { Client } from './client.js'
import { backOnNetworkChange } from './flows/backOnNetworkChange.js'
import { checkOptions } from './flows/checkOptions.js'
import { closeOnConnect } from './flows/closeOnConnect.js'
import { closeOnDisconnect } from './flows/closeOnDisconnect.js'
import { discoverWallets } from './flows/discoverWallets.js'
import { followOtherTabs } from './flows/followOtherTabs.js'
import { persist } from './flows/persist.js'
import { prepareOnOpen } from './flows/prepareOnOpen.js'
import { reconnectOnStart } from './flows/reconnectOnStart.js'
import { refreshOnFocus } from './flows/refreshOnFocus.js'
import { rememberRecent } from './flows/rememberRecent.js'
import { showUnsupported } from './flows/showUnsupported.js'

/** Restoring comes before persisting, so that nothing remembered is overwritten by a page that just began. */
const flows = [
  checkOptions,
  discoverWallets,
  reconnectOnStart,
  persist,
  rememberRecent,
  prepareOnOpen,
  closeOnConnect,
  closeOnDisconnect,
  showUnsupported,
  backOnNetworkChange,
  refreshOnFocus,
  followOtherTabs,
]

/** Sets a client going in a page. Returns a function that stops it; it may be started again after. */
export function start(client: Client): () => void {
  if (client.signal.aborted) return () => {}
  const stops = flows.map((flow) => flow(client))
  const stop = () => {
    client.signal.removeEventListener('abort', stop)
    for (const end of stops.splice(0)) end()
  }
  client.signal.addEventListener('abort', stop)
  return stop
}
