import type { Client } from '../client.js'
import type { PairingState } from './state.js'

/** Notes what became of pairing. */
export function setPairing({ store }: Client, change: Partial<PairingState>): void {
  store.setState(({ pairing }) => ({ pairing: { ...pairing, ...change } }))
}
