import type { Client } from '@foyer/core'
import { enPay } from './en.pay.js'
import type { PayMessages } from './PayMessages.js'
import { readTexts } from './readTexts.js'

/** The texts of payments that a page opens, in the client's language. */
export function readPay(client: Client): PayMessages {
  return readTexts(client, 'pay', enPay)
}
