import type { Family } from '../../ways/Family.js'
import { findReceipt } from './findReceipt.js'
import { getBalance } from './getBalance.js'
import type { CosmosTypes } from './types.js'

const loadSigned = async () => (await import('./demandSigned.js')).demandSigned
const documents = ['cosmos_signAmino', 'cosmos_signDirect'] as const

/** Cosmos: the `cosmos_*` requests of pairing over whatever reaches the wallet. */
export const cosmos: Family<CosmosTypes> = {
  methods: ['cosmos_getAccounts', ...documents],
  features: {
    needs: {
      signMessage: 'cosmos_signAmino',
      signTypedData: documents,
      sendTransaction: 'cosmos_signDirect',
      transfer: 'cosmos_signDirect',
    },
    signMessage: async (request, parameters) => (await loadSigned()).message(request, parameters),
    signTypedData: async (request, { typedData, address }) =>
      (await loadSigned()).document(request, address, typedData),
    async sendTransaction(request, parameters, rpc, sending) {
      const { sendPayment } = await import('./send/sendPayment.js')
      return sendPayment(request, parameters, rpc, sending)
    },
    toTransaction: ({ to, amount }) => ({ to, value: amount }),
    findReceipt,
    getBalance,
    sending: async () => (await import('./send/cosmosSend.js')).cosmosSend,
  },
}
