import type { Client } from '@foyer/core'
import type { BuyMessages } from './BuyMessages.js'
import { enBuy } from './en.buy.js'
import { readTexts } from './readTexts.js'

/** The texts of buying, in the client's language. */
export function readBuy(client: Client): BuyMessages {
  return readTexts(client, 'buy', enBuy)
}
