import { readTouched } from '@foyer/protocol'
import type { Family } from '../../ways/Family.js'
import { createEmbeddedDialect } from './createEmbeddedDialect.js'
import { createPairedDialect } from './createPairedDialect.js'
import { estimateGas } from './features/estimateGas.js'
import { findReceipt } from './features/findReceipt.js'
import { getAssets } from './features/getAssets.js'
import { getBalance } from './features/getBalance.js'
import { getCallsStatus } from './features/getCallsStatus.js'
import { getCapabilities } from './features/getCapabilities.js'
import { getTokenBalance } from './features/getTokenBalance.js'
import { sendCalls } from './features/sendCalls.js'
import { sendTransaction } from './features/sendTransaction.js'
import { signMessage } from './features/signMessage.js'
import { signTypedData } from './features/signTypedData.js'
import { switchChain } from './features/switchChain.js'
import { toTransaction } from './features/toTransaction.js'
import { methods } from './methods.js'
import type { Eip155Features, Eip155Types } from './types.js'

const features: Eip155Features = {
  needs: {
    signMessage: 'personal_sign',
    signTypedData: 'eth_signTypedData_v4',
    sendTransaction: 'eth_sendTransaction',
    transfer: 'eth_sendTransaction',
    writeContract: 'eth_sendTransaction',
    sendCalls: 'wallet_sendCalls',
    getCallsStatus: 'wallet_getCallsStatus',
  },
  signMessage,
  signInFirst: {
    method: 'wallet_connect',
    load: async () => (await import('./features/signInFirst.js')).signInFirst,
  },
  isHeldByKey: async (session) => (await import('./features/isHeldByKey.js')).isHeldByKey(session),
  signTypedData,
  sendTransaction,
  toTransaction,
  estimateGas,
  findReceipt,
  getCapabilities,
  sendCalls,
  getCallsStatus,
  readTouched,
  switchChain,
  getBalance,
  getTokenBalance,
  getAssets,
  sending: async () => (await import('./send/eip155Send.js')).eip155Send,
  permitting: async () => (await import('./permit/eip155Permit.js')).eip155Permit,
  swapping: async () => (await import('./swap/eip155Swap.js')).eip155Swap,
}

/** EVM networks: EIP-1193 over whatever reaches the wallet. */
export const eip155: Family<Eip155Types> = {
  opening: ['eth_requestAccounts', 'wallet_requestPermissions'],
  accounts: 'eth_accounts',
  methods,
  paired: { create: createPairedDialect, roams: true },
  embedded: createEmbeddedDialect,
  features,
}
