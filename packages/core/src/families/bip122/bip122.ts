import type { Family } from '../../ways/Family.js'
import { findReceipt } from './findReceipt.js'
import { getBalance } from './getBalance.js'
import { signMessage } from './signMessage.js'
import type { Bip122Types } from './types.js'

/** What a wallet takes to send a payment, the one that is preferred first. */
const sendingMethods = ['sendTransfer', 'signPsbt'] as const

/** Bitcoin: the `bip122` requests of pairing over whatever reaches the wallet; the network by a source of Esplora's shape. */
export const bip122: Family<Bip122Types> = {
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  features: {
    needs: {
      signMessage: 'signMessage',
      sendTransaction: sendingMethods,
      transfer: sendingMethods,
      signPsbt: 'signPsbt',
    },
    signMessage,
    async sendTransaction(request, parameters, rpc) {
      const { sendPayment } = await import('./sendPayment.js')
      return sendPayment(request, parameters, rpc)
    },
    async signPsbt(request, parameters, rpc) {
      const { signPsbt } = await import('./signPsbt.js')
      return signPsbt(request, parameters, rpc)
    },
    toTransaction: ({ to, amount }) => ({ to, value: amount }),
    findReceipt,
    getBalance,
    sending: async () => (await import('./send/bip122Send.js')).bip122Send,
  },
}
