import type { SendFeatures } from '../../../SendFeatures.js'
import { isLookAlike } from '../../isLookAlike.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import { readHeight } from '../nodes/readHeight.js'
import { checkReceiver } from '../payment/checkReceiver.js'
import { preparePayment } from '../payment/preparePayment.js'
import { getTokenBalance } from '../tokens/getTokenBalance.js'
import type { SolanaPayment } from '../types.js'
import { quotePayment } from './quotePayment.js'
import { readCoins } from './readCoins.js'
import { readWallet } from './readWallet.js'

/** A hash is good for so many blocks; a wallet may have taken a newer one. */
const blocksOfHash = 160

/** Sending on Solana. */
export const solanaSend: SendFeatures = {
  takesMemo: true,
  sendsTokens: true,
  readAddress: readWallet,
  isLookAlike,
  async readHolding(rpc, { from, network, asset: { address: token } }) {
    if (token !== undefined) return getTokenBalance(rpc, { address: from, network, token })
    const { decimals, symbol } = network.nativeCurrency
    return { amount: await readCoins(rpc, { from, network }), decimals, symbol }
  },
  async judge(rpc, { to, network, asset }) {
    if (to === asset.address) throw refuseTransaction('receiver_is_token')
    const isUsed = await checkReceiver(rpc, network.caipNetworkId, to)
    // A letter that is wrong makes an address as right as any: none has a checksum.
    const mayBeMistyped = !isUsed && readWallet(to, network)?.warnings.length === 0
    return mayBeMistyped ? [{ code: 'unused', mustConfirm: true }] : []
  },
  describe(given) {
    const { to, value, token } = given as Partial<SolanaPayment>
    if (to === undefined || value === undefined || token !== undefined) return undefined
    return { to, value, isPayment: true }
  },
  quote: quotePayment,
  async holds(rpc, { from, network, quote }) {
    const transaction = quote.transaction as SolanaPayment
    const { fee, rent, receives } = await preparePayment(rpc, {
      ...{ address: from, network, transaction },
    })
    const shown = quote.fees.reduce((sum, { amount }) => sum + amount, 0n)
    return fee + rent <= shown && receives >= (quote.receives ?? 0n)
  },
  async follow(rpc, { network, mark }) {
    const height = await readHeight(rpc, network.caipNetworkId)
    if (height === undefined) return { is: 'waiting' }
    if (mark === undefined) return { is: 'noted', mark: Number(height) + blocksOfHash }
    return height > mark ? { is: 'expired' } : { is: 'waiting' }
  },
  readDelivery: async (...given) => (await import('./readDelivery.js')).readDelivery(...given),
}
