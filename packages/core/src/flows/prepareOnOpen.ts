import type { Client } from '../client.js'

/** Once the modal is open, what connecting needs is loaded, so that the wallet chosen is asked at once. */
export function prepareOnOpen({ store, adapters }: Client): () => void {
  const prepare = () => {
    // A failure is no news here: connecting tries again and tells the person.
    for (const adapter of adapters.values()) adapter.prepare().catch(() => {})
  }
  if (store.getState().modal.open) prepare()
  return store.subscribe(({ modal }, before) => {
    if (modal.open && !before.modal.open) prepare()
  })
}
