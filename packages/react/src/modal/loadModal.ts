import type { Client, ViewName } from '@foyer/core'
import { loadOpening } from './loadOpening.js'

/**
 * Fetches the modal with its first view, and finds the wallets of the page beside it, so that its first picture has
 * them in it. Cheap to call again.
 */
export async function loadModal(client: Client, view: ViewName) {
  const [opening] = await Promise.all([
    loadOpening().then(async (opening) => {
      await opening.prepareFirst(client, view)
      return opening
    }),
    // Without it the modal can still say what is missing.
    client.handles.wakeAhead?.().catch(() => {}),
  ])
  client.handles.arrived.set('Modal', opening)
  return opening
}

export declare namespace loadModal {
  type Opening = Awaited<ReturnType<typeof loadOpening>>
}

/** The modal, if it and this view are here already: then it is shown in the frame of the press. */
export function arrivedModal(
  { handles: { arrived } }: Client,
  view: ViewName,
): loadModal.Opening | undefined {
  return arrived.has(view) ? (arrived.get('Modal') as loadModal.Opening | undefined) : undefined
}
