import { lookAlikeChars } from '@foyer/protocol'
import type { SendFeatures } from '../../../SendFeatures.js'
import { followTransaction } from './followTransaction.js'
import { holdsQuote } from './holdsQuote.js'
import { judgeReceiver } from './judgeReceiver.js'
import { quoteSending } from './quoteSending.js'
import { readHolding } from './readHolding.js'
import { readReceiver } from './readReceiver.js'

/** Sending on EVM networks. */
export const eip155Send: SendFeatures = {
  readAddress: readReceiver,
  isLookAlike(one, other) {
    const [a, b] = [one, other].map((address) => address.toLowerCase().replace(/^0x/, ''))
    if (a === undefined || b === undefined || a === b) return false
    const isStart = a.slice(0, lookAlikeChars) === b.slice(0, lookAlikeChars)
    return isStart && a.slice(-lookAlikeChars) === b.slice(-lookAlikeChars)
  },
  readHolding,
  judge: judgeReceiver,
  quote: quoteSending,
  holds: holdsQuote,
  follow: followTransaction,
}
