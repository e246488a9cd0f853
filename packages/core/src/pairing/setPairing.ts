import type { Client } from '../Client.js'
import type { PairingState } from './state.js'

/** Changes pairing's slice of the state. */
export function setPairing({ store }: Client, change: Partial<PairingState>): void {
  store.setState(({ pairing }) => ({ pairing: { ...pairing, ...change } }))
}
