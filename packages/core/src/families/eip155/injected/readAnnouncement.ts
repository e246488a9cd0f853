import { isProvider, readImage, readName } from '@foyer/protocol'
import type { DiscoveredWallet } from '../../../DiscoveredWallet.js'

/** A reverse domain name, with a dot, so that it can take the place of no well-known id. */
const rdnsShape = /^(?=.{3,128}$)[\w-]+(\.[\w-]+)+$/

/**
 * The wallet of an EIP-6963 announcement; `undefined` when it does not have the shape of one.
 * Each value is read once, because a getter may answer otherwise the second time, or throw.
 */
export function readAnnouncement(
  event: unknown,
): Required<Pick<DiscoveredWallet, 'connector' | 'provider'>> | undefined {
  try {
    const { info, provider } = (event as CustomEvent).detail
    const { rdns, name, icon } = info
    if (typeof rdns !== 'string' || !rdnsShape.test(rdns) || !isProvider(provider)) return undefined
    return {
      provider,
      connector: {
        id: rdns,
        type: 'ANNOUNCED',
        name: readName(name) || rdns.slice(0, 40),
        namespace: 'eip155',
        imageUrl: readImage(icon),
        rdns,
      },
    }
  } catch {
    return undefined
  }
}
