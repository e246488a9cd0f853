import type { Client } from '../Client.js'
import { offersPairing } from '../offersPairing.js'

/** Whether pairing is offered: the host enables it, and there is a relay, or the host brings the URI itself. */
export function isPairingOffered({ options }: Pick<Client, 'options'>): boolean {
  return offersPairing(options) || options.manualWCControl
}
