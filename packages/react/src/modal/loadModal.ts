import type { Client, ViewName } from '@foyer/core'
import { loadOpening } from './loadOpening.js'

/**
 * Fetches the modal with its first view, and wakes the client beside it, so that its first picture has
 * the wallets in it. Cheap to call again.
 */
export async function loadModal(client: Client, view: ViewName) {
  const loading = Promise.all([
    loadOpening().then(async (opening) => {
      await opening.prepareFirst(client, view)
      return opening
    }),
    // Without it the modal can still say what is missing.
    client.handles.wake?.().catch(() => {}),
  ])
  client.handles.drawing ??= loading.then(
    ([{ drawn }]) => drawn(),
    () => {
      // Nothing will be drawn. The next attempt is waited for again.
      client.handles.drawing = undefined
    },
  )
  const [loaded] = await loading
  return loaded
}
