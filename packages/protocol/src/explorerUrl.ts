import type { Network } from './network.js'

/**
 * The page of an address or a transaction in the network's explorer. `undefined` when the network has
 * none, or its address is not a web page: the host or a wallet may have given it.
 */
export function explorerUrl(
  network: Pick<Network, 'blockExplorers'>,
  kind: 'address' | 'tx',
  value: string,
): string | undefined {
  const base = network.blockExplorers?.default.url
  if (!base || !URL.canParse(base)) return undefined
  const url = new URL(base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  // The query stays at the end: explorers of several networks choose among them by it.
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${kind}/${encodeURIComponent(value)}`
  return url.href
}
