import type { ApprovalFrameMethod } from '@foyer/protocol/frame'

/** The chain families of the wallet's accounts. */
export type AccountNamespace = 'eip155' | 'solana'

/** The chain family of each method that needs an approval: a request on a network of another one is about a network of this one. */
export const namespaceOfMethod = {
  personal_sign: 'eip155',
  eth_signTypedData_v4: 'eip155',
  eth_sendTransaction: 'eip155',
  eth_sendUserOperation: 'eip155',
  wallet_sendCalls: 'eip155',
  wallet_grantPermissions: 'eip155',
  wallet_revokePermissions: 'eip155',
  solana_signMessage: 'solana',
  solana_signTransaction: 'solana',
  solana_signAllTransactions: 'solana',
  solana_signAndSendTransaction: 'solana',
} as const satisfies { readonly [method in ApprovalFrameMethod]: AccountNamespace }
