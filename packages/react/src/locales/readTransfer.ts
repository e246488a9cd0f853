import type { Client } from '@foyer/core'
import { enTransfer } from './en.transfer.js'
import { readTexts } from './readTexts.js'
import type { TransferMessages } from './TransferMessages.js'

/** The texts that are seen of sending at first, in the client's language. */
export function readTransfer(client: Client): TransferMessages {
  return readTexts(client, 'transfer', enTransfer)
}
