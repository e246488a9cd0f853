import { FoyerError, ss58 } from '@foyer/protocol'
import { base58 } from '@scure/base'
import type { SendFeatures } from '../../../SendFeatures.js'
import { isLookAlike } from '../../isLookAlike.js'
import { getBalance } from '../getBalance.js'
import type { PolkadotPayment } from '../types.js'
import { blockWindow } from './blockWindow.js'
import { quotePayment } from './quotePayment.js'
import { readChain } from './readChain.js'

/** The prefix that all chains are to share, and that of addresses of no chain. */
const sharedPrefixes = [0, 42]

/** Sending on chains of Polkadot's kind: the chain's own coin. */
export const polkadotSend: SendFeatures = {
  readAddress(text, { custom, name }) {
    const key = ss58.decode(text)
    if (!key) return undefined
    const isShared = sharedPrefixes.includes(base58.decode(text)[0] ?? -1)
    const address = ss58.encode(key, custom?.ss58Format)
    // An exchange knows by the spelling on which chain it waits.
    if (address !== text && !isShared)
      throw new FoyerError('receiver_of_another_network', { data: { network: name } })
    return { address, warnings: [] }
  },
  isLookAlike,
  async readHolding(rpc, { from: address, network }) {
    const { decimals, symbol } = network.nativeCurrency
    return { amount: await getBalance(rpc, { address, network }), decimals, symbol }
  },
  judge: async () => [],
  describe(given) {
    const { to, value } = given as Partial<PolkadotPayment>
    return to === undefined || value === undefined ? undefined : { to, value, isPayment: true }
  },
  quote: quotePayment,
  // It is written anew when it is signed, and refused before that where it costs more than was shown. What was reviewed too long ago could be in a block after
  // those in which it is looked for.
  async holds(rpc, { network, quote }) {
    const window = blockWindow.read(quote.does)
    return !window || blockWindow.holds(window, (await readChain(rpc, network).finalized()).height)
  },
  // Of no use before something was sent.
  async follow(rpc, parameters) {
    const { followPayment } = await import('./followPayment.js')
    return followPayment(rpc, parameters)
  },
}
