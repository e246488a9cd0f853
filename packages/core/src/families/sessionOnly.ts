import type { PairedNamespace } from '@foyer/protocol'
import type { Family } from '../ways/Family.js'

/** The requests that pairing proposes to wallets of the families that have no features here, by namespace: pages make them by the wallet's provider. */
const methods = {
  algorand: ['algo_signTxn'],
  cip34: [
    'cardano_signTx',
    'cardano_signData',
    'cardano_submitTx',
    'cardano_getUsedAddresses',
    'cardano_getUnusedAddresses',
    'cardano_getChangeAddress',
    'cardano_getRewardAddresses',
    'cardano_getUtxos',
    'cardano_getBalance',
    'cardano_getNetworkId',
  ],
  elrond: ['erd_signTransaction', 'erd_signTransactions', 'erd_signMessage', 'erd_signLoginToken'],
  multiversx: [
    'mvx_signTransaction',
    'mvx_signTransactions',
    'mvx_signMessage',
    'mvx_signLoginToken',
  ],
  near: [
    'near_getAccounts',
    'near_signIn',
    'near_signOut',
    'near_signTransaction',
    'near_signTransactions',
    'near_signAndSendTransaction',
    'near_signAndSendTransactions',
    'near_verifyOwner',
    'near_signMessage',
  ],
  tezos: ['tezos_getAccounts', 'tezos_send', 'tezos_sign'],
} as const satisfies Record<PairedNamespace, readonly string[]>

/** A family whose wallets are reached by pairing alone. Accounts are shown; what its wallets sign, the page requests and checks itself. */
export function sessionOnly(name: PairedNamespace): Family<Record<never, never>> {
  return { methods: methods[name], features: {} }
}
