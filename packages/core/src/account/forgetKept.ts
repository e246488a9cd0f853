import type { Client } from '../client.js'
import { keptKeys } from './keptKeys.js'

/** Forgets what the browser keeps about accounts: who leaves, leaves nothing of it behind. */
export function forgetKept({ storage }: Client): void {
  for (const key of Object.values(keptKeys)) storage.remove(key)
}
