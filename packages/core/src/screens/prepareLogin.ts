import type { Client } from '../Client.js'
import { isEmbeddedOffered } from '../embedded/isEmbeddedOffered.js'
import { loadFrame } from '../embedded/loadFrame.js'
import { isInstalled } from '../isInstalled.js'
import { reportFault } from '../notices/reportFault.js'

/**
 * Called once social logins are on the screen. An installed app opens the window of a login over itself, and it stays empty until the frame of
 * the embedded wallet says where it leads: there the frame is loaded before the press. A failure is an alert, and the next request loads anew.
 */
export function prepareLogin(client: Client): void {
  if (!isInstalled(client.environment) || !isEmbeddedOffered(client)) return
  loadFrame(client).catch((error: unknown) => {
    if (client.signal.aborted) return
    const message = error instanceof Error ? error.message : String(error)
    reportFault(client, 'embedded_wallet_failed_in_pwa', { message })
  })
}
