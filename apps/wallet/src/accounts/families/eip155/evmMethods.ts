import type { PrepareTable } from '../../PrepareTable.js'

/** The methods of the EVM networks that need an approval. The code of each is loaded with its first request. */
export const evmMethods = {
  personal_sign: async () => (await import('./prepareMessage.js')).prepareMessage,
  eth_signTypedData_v4: async () => (await import('./prepareTypedData.js')).prepareTypedData,
  eth_sendTransaction: async () => (await import('./prepareSend.js')).prepareSend,
  eth_sendUserOperation: async () =>
    (await import('./smart/prepareUserOperation.js')).prepareUserOperation,
  wallet_sendCalls: async () => (await import('./batches/prepareCalls.js')).prepareCalls,
  wallet_grantPermissions: async () => (await import('./sessions/prepareGrant.js')).prepareGrant,
  wallet_revokePermissions: async () => (await import('./sessions/prepareRevoke.js')).prepareRevoke,
} as const satisfies PrepareTable
