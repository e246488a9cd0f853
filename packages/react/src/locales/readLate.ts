import type { Client } from '@foyer/core'
import { enLate } from './en.late.js'
import type { LateMessages } from './LateMessages.js'
import { readTexts } from './readTexts.js'

/** The texts of the views that come after the list of wallets, in the client's language. */
export function readLate(client: Client): LateMessages {
  return readTexts(client, 'late', enLate)
}
