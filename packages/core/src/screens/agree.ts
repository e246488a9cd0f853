import type { Client } from '../Client.js'
import { setScreens } from './setScreens.js'

/** Notes whether the user agrees to the host's terms. Holds until a reload, also when the modal comes back to Connect. */
export function agree(client: Client, hasAgreed: boolean): void {
  setScreens(client, { hasAgreed })
}
