import type { Client } from '@foyer/core'
import { enSiwx } from './en.siwx.js'
import { readTexts } from './readTexts.js'
import type { SiwxMessages } from './SiwxMessages.js'

/** The texts of signing in with a wallet, in the client's language. */
export function readSiwx(client: Client): SiwxMessages {
  return readTexts(client, 'siwx', enSiwx)
}
