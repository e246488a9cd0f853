import type { Client } from '@foyer/core'
import type { ExchangeMessages } from './ExchangeMessages.js'
import { enExchange } from './en.exchange.js'
import { readTexts } from './readTexts.js'

/** The texts of what follows in a swap, in the client's language. */
export function readExchange(client: Client): ExchangeMessages {
  return readTexts(client, 'exchange', enExchange)
}
