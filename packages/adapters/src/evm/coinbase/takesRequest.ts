/** What signs, on the user's phone or in the wallet's window. */
export type Signer = 'scw' | 'walletlink'

const every: ReadonlySet<string> = new Set([
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
])

const smart: ReadonlySet<string> = new Set([
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
])

/** The SDK writes these for a phone with Node's `Buffer`, which a page has only where its host adds it. */
const buffered = /^(personal_sign|eth_sign|eth_send)/

/**
 * Whether a request is made. What the SDK does not know it posts to a node that the wallet names, with all that it holds: reads of the chain may
 * go there, and other requests to a wallet may not.
 */
export function takesRequest(
  method: string,
  signer: Signer | undefined,
  { Buffer }: { readonly Buffer?: unknown } = globalThis,
): boolean {
  if (signer === 'walletlink' && buffered.test(method)) return Buffer !== undefined
  if (!method.startsWith('wallet_')) return true
  return every.has(method) || (signer !== 'walletlink' && smart.has(method))
}
