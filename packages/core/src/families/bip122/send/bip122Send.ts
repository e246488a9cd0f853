import { bitcoinAddress } from '@foyer/protocol'
import { Address } from '@scure/btc-signer'
import type { SendFeatures } from '../../../SendFeatures.js'
import { isLookAlike } from '../../isLookAlike.js'
import { checkPayment } from '../checkPayment.js'
import { getBalance } from '../getBalance.js'
import type { Bip122Payment } from '../types.js'
import { writePayment } from '../writePayment.js'
import { quotePayment } from './quotePayment.js'

/** Sending on Bitcoin. */
export const bip122Send: SendFeatures = {
  readAddress(text, { caipNetworkId }) {
    // Bech32 may be written in capitals, as codes to scan have it.
    const address = /^(BC|TB|BCRT)1[0-9A-Z]+$/.test(text) ? text.toLowerCase() : text
    if (!bitcoinAddress.isOn(address, caipNetworkId)) return undefined
    try {
      Address(bitcoinAddress.versionsOn(caipNetworkId)).decode(address)
      return { address, warnings: [] }
    } catch {
      return undefined
    }
  },
  isLookAlike: (one, other) => isLookAlike(one, other, /^(bc1|tb1|bcrt1)[qp]/),
  async readHolding(rpc, { from: address, network }) {
    const { decimals, symbol } = network.nativeCurrency
    return { amount: await getBalance(rpc, { address, network }), decimals, symbol }
  },
  judge: async () => [],
  describe(given) {
    const { to, value } = given as Partial<Bip122Payment>
    return to === undefined || value === undefined ? undefined : { to, value, isPayment: true }
  },
  quote: quotePayment,
  async holds(rpc, { from: address, network, quote }) {
    const { feeRate, feeMax, ...payment } = quote.transaction as Bip122Payment
    const output = checkPayment(payment, network)
    const { fee } = await writePayment(rpc, { address, network, output, feeRate })
    return feeMax !== undefined && fee <= feeMax
  },
  // Of no use before something was sent.
  follow: async (...given) => (await import('./followPayment.js')).followPayment(...given),
  readDelivery: async (...given) => (await import('./readDelivery.js')).readDelivery(...given),
}
