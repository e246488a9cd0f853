import type { SendFeatures } from '../../../SendFeatures.js'
import { isLookAlike } from '../../isLookAlike.js'
import type { Eip155Transaction } from '../types.js'
import { countsCalls } from './countOperation.js'
import { describeCall } from './describeCall.js'
import { followTransaction } from './followTransaction.js'
import { hasNoCode } from './hasNoCode.js'
import { holdsQuote } from './holdsQuote.js'
import { judgeReceiver } from './judgeReceiver.js'
import { quoteSending } from './quoteSending.js'
import { readHolding } from './readHolding.js'
import { readReceiver } from './readReceiver.js'
import { readSponsor } from './readSponsor.js'

/** Sending on EVM networks. */
export const eip155Send: SendFeatures = {
  sendsTokens: true,
  readAddress: readReceiver,
  isLookAlike: (one, other) => isLookAlike(one.toLowerCase(), other.toLowerCase(), /^0x/),
  readSponsor,
  countsCalls,
  readHolding,
  judge: judgeReceiver,
  hasNoCode,
  quote: quoteSending,
  holds: holdsQuote,
  describe(given) {
    const { to, value = 0n, data } = given as Eip155Transaction
    if (to === undefined) return undefined
    const isPayment = value > 0n && (data === undefined || data === '0x')
    return { to, value, isPayment, does: describeCall({ to, value, data }) }
  },
  naming: async () => (await import('../naming/eip155Naming.js')).eip155Naming,
  follow: followTransaction,
  readDelivery: async (...given) => (await import('./readDelivery.js')).readDelivery(...given),
}
