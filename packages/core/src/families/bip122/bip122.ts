import { FoyerError } from '@foyer/protocol'
import type { Family } from '../../ways/Family.js'
import { readField } from '../../ways/readField.js'
import type { Bip122Types } from './types.js'

/** Bitcoin: the `bip122` requests of pairing over whatever reaches the wallet. */
export const bip122: Family<Bip122Types> = {
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  features: {
    needs: {
      signMessage: 'signMessage',
      sendTransaction: 'sendTransfer',
      transfer: 'sendTransfer',
    },
    signMessage: async (request, { message, address }) =>
      readField(await request('signMessage', { account: address, address, message }), 'signature'),
    async sendTransaction(request, { address, transaction: { to, value } }) {
      const parameters = { account: address, recipientAddress: to, amount: String(value ?? 0n) }
      return readField(await request('sendTransfer', parameters), 'txid')
    },
    toTransaction({ to, amount }) {
      if (!to || amount <= 0n) throw new FoyerError('amount_and_receiver_required')
      return { to, value: amount }
    },
  },
}
