import type { Client } from '../client.js'

/** Whether wallets elsewhere can be paired with: the host wants it, and there is a relay, or it brings the URI itself. */
export function isPairingOffered({ options, pairing }: Client): boolean {
  return pairing.offered || options.manualWCControl
}
