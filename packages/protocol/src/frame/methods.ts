/** What the embedded wallet answers without an approval: it reads, or hands on what was signed already. */
export const directFrameMethods = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'wallet_getAssets',
] as const

/** What signs or sends: the user sees it first, on a screen that the page cannot draw. */
export const approvalFrameMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
] as const

export type DirectFrameMethod = (typeof directFrameMethods)[number]
export type ApprovalFrameMethod = (typeof approvalFrameMethods)[number]
export type FrameMethod = DirectFrameMethod | ApprovalFrameMethod

const direct: ReadonlySet<string> = new Set(directFrameMethods)
const approval: ReadonlySet<string> = new Set(approvalFrameMethods)

export function isDirectFrameMethod(method: string): method is DirectFrameMethod {
  return direct.has(method)
}

/** Whether the user is prompted, on a screen of the wallet. */
export function isApprovalFrameMethod(method: string): method is ApprovalFrameMethod {
  return approval.has(method)
}

/** Whether the embedded wallet may be asked this at all. */
export function isFrameMethod(method: string): method is FrameMethod {
  return direct.has(method) || approval.has(method)
}
