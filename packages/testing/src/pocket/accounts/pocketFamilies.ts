import { ss58 } from '@foyer/protocol'
import type { PocketChain } from '../PocketOptions.js'
import type { PocketAccountOf, PocketFamily } from './PocketAccountOf.js'
import { standardChain } from './standardChain.js'

type PocketFamilies = {
  readonly [family in PocketFamily]: {
    /** A session is granted no others. */
    readonly methods: readonly string[]
    /** As the network writes it. */
    addressOn(account: PocketAccountOf[family], chain: PocketChain): string
  }
}

/** The one table of the chain families that the wallet has. */
export const pocketFamilies: PocketFamilies = {
  eip155: {
    // `eth_sign` is left out: it hides what is signed.
    methods: [
      'eth_accounts',
      'eth_requestAccounts',
      'personal_sign',
      'eth_signTypedData_v4',
      'eth_signTransaction',
      'eth_sendTransaction',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getPermissions',
      'wallet_requestPermissions',
      'wallet_watchAsset',
      'wallet_getCapabilities',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
      'wallet_showCallsStatus',
    ],
    addressOn: ({ address }) => address,
  },
  solana: {
    methods: [
      'solana_getAccounts',
      'solana_requestAccounts',
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    addressOn: ({ address }) => address,
  },
  bip122: {
    methods: ['getAccountAddresses', 'signMessage', 'signPsbt', 'sendTransfer'],
    addressOn: ([payment], { id }) => payment.addressOn(standardChain(id)),
  },
  polkadot: {
    methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
    addressOn({ address }, { prefix = 42 }) {
      const key = ss58.decode(address) ?? new Uint8Array()
      return ss58.encode(key, Number(prefix))
    },
  },
  cosmos: {
    methods: ['cosmos_getAccounts', 'cosmos_signAmino', 'cosmos_signDirect'],
    addressOn: ({ addressOn }, { prefix = 'cosmos' }) => addressOn(String(prefix)),
  },
}

/** The chain family of a CAIP-2 id, where the wallet has it. */
export function familyOf(chainId: string): PocketFamily | undefined {
  const [family = ''] = chainId.split(':')
  return Object.hasOwn(pocketFamilies, family) ? (family as PocketFamily) : undefined
}
