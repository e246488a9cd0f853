import { createWallet } from '../createWallet.js'
import type { Hostile } from './Hostile.js'

/** A wallet with a name of 10,000 characters, with line breaks and marks that turn the text round. */
export const longName: Hostile = (options) => {
  const name = 'Long\n\u202eName\u0000 '.repeat(1000).slice(0, 10_000)
  return createWallet({ ...options, name, rdns: 'test.foyer.long-name' }).destroy
}
