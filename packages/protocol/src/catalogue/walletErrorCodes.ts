/** The user declined (EIP-1193). */
export const userRejectedCode = 4001

/** What wallets write that say it without a code, or with that of everything. */
export const userRejectedPhrase =
  /user (rejected|denied|cancell?ed|declined)|rejected by (the )?user|^(request )?(rejected|cancell?ed)$/i

/** The page may not use this account or method, as when the wallet is locked (EIP-1193). */
export const unauthorizedCode = 4100

/** The wallet does not support the method (EIP-1193). */
export const unsupportedMethodCode = 4200

/** The session of a paired wallet does not have the method. */
export const methodNotGrantedCode = 3001

/** The wallet is connected to no chain at all (EIP-1193). */
export const disconnectedCode = 4900

/** The wallet is not connected to the chain asked for (EIP-1193). */
export const chainDisconnectedCode = 4901

/** The wallet does not know the chain, so it has to be added (EIP-3326). */
export const chainUnrecognizedCode = 4902

/** The answer of wallets that give their own default code for an unknown chain. */
export const defaultErrorCode = 5000

/** What some wallets say for an unknown chain: the code of JSON-RPC without its sign. */
export const invalidChainIdCode = 32603

/** JSON-RPC internal error. Means an unknown chain only when the message or nested error says so. */
export const internalErrorCode = -32603

/** The wallet already shows a request of the same kind (EIP-1474, resource unavailable). */
export const requestPendingCode = -32002

/** Codes that always lead to an attempt to add the chain. */
export const addChainCodes: readonly number[] = [
  chainUnrecognizedCode,
  defaultErrorCode,
  invalidChainIdCode,
]
