/** Where things are kept that have no place of their own; empty when nowhere. */
export type Gateways = { ipfs: string; arweave: string }

/**
 * The web address of something: its own, or that of a gateway for what is named by content.
 *
 * @returns `undefined` when there is none, or no gateway is configured
 */
export function locate(url: string, { ipfs, arweave }: Gateways): string | undefined {
  const [, scheme = '', rest = ''] = /^(ipfs|ar):\/\/(?:ipfs\/)?(.+)$/is.exec(url) ?? []
  if (scheme === '') return /^https?:\/\//i.test(url) ? url : undefined
  const gateway = scheme.toLowerCase() === 'ipfs' ? ipfs : arweave
  if (gateway === '') return undefined
  const folder = `${gateway.replace(/\/+$/, '')}/`
  if (!URL.canParse(folder + rest)) return undefined
  const { href } = new URL(folder + rest)
  // As it will be asked for: what climbs out of its gateway's folder is the name of no content, however it is written.
  return href.startsWith(new URL(folder).href) ? href : undefined
}
