import type { Client } from '../Client.js'
import { approveSwap } from '../swap/approveSwap.js'
import { confirmSwap } from '../swap/confirmSwap.js'

/** Has the wallet sign the next step that the preview shows: an approval, or the swap. What becomes of it stands in `swap.draft`. */
export function submitSwap(client: Client): void {
  const { preview } = client.store.getState().swap?.draft ?? {}
  if (!preview) return
  const isSwap = preview.isBatch || preview.steps[0]?.kind === 'swap'
  const submitted = isSwap ? confirmSwap(client) : approveSwap(client)
  submitted.catch(() => {})
}
