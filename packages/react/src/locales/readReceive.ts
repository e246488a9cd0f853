import type { Client } from '@foyer/core'
import { enReceive } from './en.receive.js'
import type { ReceiveMessages } from './ReceiveMessages.js'
import { readTexts } from './readTexts.js'

/** The texts of receiving, in the client's language. */
export function readReceive(client: Client): ReceiveMessages {
  return readTexts(client, 'receive', enReceive)
}
