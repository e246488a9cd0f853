import type { Client } from '../Client.js'

/** Whether pairing is offered: the host enables it, and there is a relay, or the host brings the URI itself. */
export function isPairingOffered({ options, pairing }: Client): boolean {
  return pairing.offered || options.manualWCControl
}
