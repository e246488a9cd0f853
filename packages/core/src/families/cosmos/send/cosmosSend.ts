import { bech32Address, FoyerError } from '@foyer/protocol'
import type { SendFeatures } from '../../../SendFeatures.js'
import { isLookAlike } from '../../isLookAlike.js'
import { getBalance } from '../getBalance.js'
import type { CosmosPayment } from '../types.js'
import { quotePayment } from './quotePayment.js'
import { costOf, readGasPrices } from './readGasPrices.js'
import { readHeight } from './readHeight.js'
import { timeoutBlocks } from './sendPayment.js'

/** A contract's address has the bytes of a hash, which is longer than that of a key. */
const contractLength = 58

/** Sending on Cosmos: the network's own coin. */
export const cosmosSend: SendFeatures = {
  takesMemo: true,
  readAddress(text, { custom, name }) {
    const prefix = bech32Address.prefixOf(text)
    if (prefix === undefined || text !== text.toLowerCase()) return undefined
    if (prefix !== custom?.bech32Prefix)
      throw new FoyerError('receiver_of_another_network', { data: { network: name } })
    const isContract = text.length - prefix.length - 1 >= contractLength
    return { address: text, warnings: isContract ? [{ code: 'contract', mustConfirm: false }] : [] }
  },
  isLookAlike: (one, other) => isLookAlike(one, other, /^[a-z]+1/),
  async readHolding(rpc, { from: address, network }) {
    const { decimals, symbol } = network.nativeCurrency
    return { amount: await getBalance(rpc, { address, network }), decimals, symbol }
  },
  judge: async () => [],
  quote: quotePayment,
  async holds(rpc, { network, quote }) {
    const { gas = 0n, fee = 0n } = quote.transaction as CosmosPayment
    const { slow, normal } = await readGasPrices(rpc, network)
    // The slowest is what the network takes at least.
    return fee >= costOf(gas, slow ?? normal)
  },
  async follow(rpc, { network, mark }) {
    const height = await readHeight(rpc, network)
    if (mark === undefined) return { is: 'noted', mark: Number(height + timeoutBlocks) }
    return height > mark ? { is: 'expired' } : { is: 'waiting' }
  },
}
