import { FoyerError } from '@foyer/protocol'
import { base58 } from '@scure/base'
import * as v from 'valibot'
import type { Family } from '../../ways/Family.js'
import { readField } from '../../ways/readField.js'
import { accountMethods } from './accountMethods.js'
import { createPairedDialect } from './createPairedDialect.js'
import { demandSignature } from './demandSignature.js'
import { findReceipt } from './findReceipt.js'
import { methods } from './methods.js'
import type { SolanaTypes } from './types.js'

const Lamports = v.object({ value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })

/** What a wallet takes to send a transaction, the one that is preferred first. */
const sendingMethods = ['solana_signAndSendTransaction', 'solana_signTransaction'] as const

/** Solana: the `solana_*` requests of pairing over whatever reaches the wallet. */
export const solana: Family<SolanaTypes> = {
  opening: ['solana_requestAccounts'],
  methods,
  paired: { create: createPairedDialect },
  embedded: ({ demand }) => {
    const listAccounts = async () =>
      (await demand()).accounts.map(({ address }) => ({ pubkey: address }))
    return Object.fromEntries(accountMethods.map((method) => [method, listAccounts]))
  },
  features: {
    needs: {
      signMessage: 'solana_signMessage',
      sendTransaction: sendingMethods,
      transfer: sendingMethods,
    },
    async signMessage(request, { message, address }) {
      const bytes = new TextEncoder().encode(message)
      const parameters = { message: base58.encode(bytes), pubkey: address }
      const signature = readField(await request('solana_signMessage', parameters), 'signature')
      return demandSignature(signature, { bytes, address })
    },
    async sendTransaction(request, parameters, rpc) {
      const { sendPayment } = await import('./sendPayment.js')
      return sendPayment(request, parameters, rpc)
    },
    toTransaction: ({ to, amount }) => ({ to, value: amount }),
    findReceipt,
    async getBalance(rpc, { address, network }) {
      const call = { method: 'getBalance', params: [address] }
      const read = v.safeParse(Lamports, await rpc(network.caipNetworkId, call))
      if (!read.success) throw new FoyerError('answer_invalid')
      return BigInt(read.output.value)
    },
  },
}
