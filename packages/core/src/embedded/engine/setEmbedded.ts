import type { Client } from '../../Client.js'
import type { EmbeddedState } from '../state.js'

/** Changes the embedded wallet's slice of the state. */
export function setEmbedded({ store }: Client, change: Partial<EmbeddedState>): void {
  store.setState(({ embedded }) => ({ embedded: { ...embedded, ...change } }))
}
