import type { Client } from '../Client.js'
import { setNames } from './setNames.js'

/** Drops the name that is chosen. A message that the wallet has is still the user's to decline; its signature is not sent any more. */
export function closeName(client: Client): void {
  setNames(client, () => ({ draft: undefined }))
}
