import { FoyerError, isSameAddress } from '@foyer/protocol'
import type { Family } from '../../ways/Family.js'
import { getBalance } from './getBalance.js'
import type { PolkadotTypes } from './types.js'

const loadSigned = async () => (await import('./demandSigned.js')).demandSigned

/** Polkadot: the `polkadot_*` requests of pairing over whatever reaches the wallet. */
export const polkadot: Family<PolkadotTypes> = {
  methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
  features: {
    needs: {
      signMessage: 'polkadot_signMessage',
      signTypedData: 'polkadot_signTransaction',
      sendTransaction: 'polkadot_signTransaction',
      transfer: 'polkadot_signTransaction',
    },
    signMessage: async (request, parameters) => (await loadSigned()).message(request, parameters),
    async signTypedData(request, { typedData, address }) {
      if (!isSameAddress('polkadot', typedData.address, address))
        throw new FoyerError('account_not_connected')
      return (await loadSigned()).payload(request, { payload: typedData, address })
    },
    async sendTransaction(request, parameters, rpc) {
      const { sendPayment } = await import('./send/sendPayment.js')
      return sendPayment(request, parameters, rpc)
    },
    toTransaction: ({ to, amount }) => ({ to, value: amount }),
    getBalance,
    sending: async () => (await import('./send/polkadotSend.js')).polkadotSend,
  },
}
