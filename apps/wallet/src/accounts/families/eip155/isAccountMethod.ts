import type { DirectFrameMethod } from '@foyer/protocol/frame'

/** The methods that the accounts answer; every other direct one is the network's. */
const accountMethods = [
  'eth_accounts',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
] as const satisfies readonly DirectFrameMethod[]

export type AccountMethod = (typeof accountMethods)[number]

export function isAccountMethod(method: DirectFrameMethod): method is AccountMethod {
  return (accountMethods as readonly string[]).includes(method)
}
