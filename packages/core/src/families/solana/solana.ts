import { base58 } from '@scure/base'
import type { Family } from '../../ways/Family.js'
import { readField } from '../../ways/readField.js'
import { accountMethods } from './accountMethods.js'
import { createPairedDialect } from './createPairedDialect.js'
import { findReceipt } from './findReceipt.js'
import { methods } from './methods.js'
import { readCoins } from './send/readCoins.js'
import { demandSignature } from './signing/demandSignature.js'
import type { SolanaTypes } from './types.js'

/** What a wallet takes to send a transaction, the one that is preferred first. */
const sendingMethods = ['solana_signAndSendTransaction', 'solana_signTransaction'] as const

/** The cluster that keeps names. */
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const loadCalls = async () => (await import('./solanaCalls.js')).solanaCalls

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
      signTransaction: 'solana_signTransaction',
      signAllTransactions: ['solana_signAllTransactions', 'solana_signTransaction'],
      signIn: 'solana_signIn',
    },
    async signMessage(request, { message, address }) {
      const bytes = new TextEncoder().encode(message)
      const parameters = { message: base58.encode(bytes), pubkey: address }
      const signature = readField(await request('solana_signMessage', parameters), 'signature')
      return demandSignature(signature, { bytes, address })
    },
    signIn: async (...given) => (await loadCalls()).signIn(...given),
    signInFirst: {
      method: 'solana_signIn',
      load: async () => (await loadCalls()).signInFirst,
    },
    sendTransaction: async (...given) => (await loadCalls()).sendTransaction(...given),
    signTransaction: async (...given) => (await loadCalls()).signTransaction(...given),
    signAllTransactions: async (...given) => (await loadCalls()).signAllTransactions(...given),
    toTransaction: ({ amount, ...transfer }) => ({ ...transfer, value: amount }),
    async prepareTransfer(rpc, { transfer: { amount, ...transfer }, ...from }) {
      const { preparePayment } = await loadCalls()
      return preparePayment(rpc, { ...from, transaction: { ...transfer, value: amount } })
    },
    readTouched: (given) => ('token' in given && given.token !== undefined ? [given.token] : []),
    findReceipt,
    getBalance: (rpc, { address, network }) => readCoins(rpc, { from: address, network }),
    sending: async () => (await import('./send/solanaSend.js')).solanaSend,
    swapping: async () => (await import('./swap/solanaSwap.js')).solanaSwap,
    names(rpc, networks) {
      if (!networks.some(({ caipNetworkId }) => caipNetworkId === mainnet)) return undefined
      const load = async () => (await loadCalls()).createSnsNames(rpc, mainnet)
      return {
        nameOf: async (address) => (await load()).nameOf(address),
        addressOf: async (name) => (await load()).addressOf(name),
      }
    },
    getTokenBalance: async (...given) => (await loadCalls()).getTokenBalance(...given),
    getTokens: async (...given) => (await loadCalls()).getTokens(...given),
  },
}
