import type { Client } from '../Client.js'
import { prepareSwap } from '../swap/prepareSwap.js'

/** Makes the preview that the shown view waits for, or looks at the price again; `swap.draft` says how that goes. */
export function previewSwap(client: Client): void {
  const status = client.store.getState().swap?.draft?.status
  if (status !== 'editing' && status !== 'failed' && status !== 'prepared') return
  prepareSwap(client).catch(() => {})
}
