import type { Client } from '../../client.js'
import type { EmbeddedState } from '../state.js'

/** Notes what became of the embedded wallet. */
export function setEmbedded({ store }: Client, change: Partial<EmbeddedState>): void {
  store.setState(({ embedded }) => ({ embedded: { ...embedded, ...change } }))
}
