import type { Client } from '@foyer/core'
import { enNames } from './en.names.js'
import type { NameMessages } from './NameMessages.js'
import { readTexts } from './readTexts.js'

/** The texts of account names, in the client's language. */
export function readNames(client: Client): NameMessages {
  return readTexts(client, 'names', enNames)
}
