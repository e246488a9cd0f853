import type { Client } from '../Client.js'
import { isEmbeddedOffered } from '../embedded/isEmbeddedOffered.js'
import { loadFrame } from '../embedded/loadFrame.js'
import { socialOptions } from '../embedded/socialOptions.js'
import type { Handles } from '../handles.js'
import { isInstalled } from '../isInstalled.js'
import { reportFault } from '../notices/reportFault.js'
import { openLoginWindow } from './openLoginWindow.js'
import { submitEmail } from './submitEmail.js'

/** The actions of a press on an e-mail address or a social login in the same turn. Loaded once these are on the screen: see `prepareLogin`. */
export function createLoginPress(client: Client): NonNullable<Handles['loginPress']> {
  prepareFrame(client)
  return {
    submitEmail: (parameters) => submitEmail(client, parameters),
    openWindow: () => openLoginWindow(client),
  }
}

/**
 * An installed app opens the window of a login over itself, and it stays empty until the frame of the embedded wallet says where it leads:
 * there the frame is loaded before the press. A failure is an alert, and the next request loads anew.
 */
function prepareFrame(client: Client): void {
  if (!isInstalled(client.environment) || !isEmbeddedOffered(client)) return
  if (socialOptions(client).length === 0) return
  loadFrame(client).catch((error: unknown) => {
    if (client.signal.aborted) return
    const message = error instanceof Error ? error.message : String(error)
    reportFault(client, 'embedded_wallet_failed_in_pwa', { message })
  })
}
