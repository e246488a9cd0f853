import type { Client } from '@foyer/core'
import { enSwap } from './en.swap.js'
import { readTexts } from './readTexts.js'
import type { SwapMessages } from './SwapMessages.js'

/** The texts of what is seen of a swap at first, in the client's language. */
export function readSwap(client: Client): SwapMessages {
  return readTexts(client, 'swap', enSwap)
}
