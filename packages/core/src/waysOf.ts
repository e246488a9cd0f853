import { embeddedWay } from './embedded/embeddedWay.js'
import type { Options } from './options.js'
import { pairingWay } from './pairing/pairingWay.js'
import type { WayListing } from './ways/WayListing.js'

/**
 * The ways to wallets that are not in the page, in the order in which they are listed. What loads each stands in `reachedWays`: this table
 * is on every page.
 */
const all = { pairing: pairingWay, embedded: embeddedWay } satisfies Record<string, WayListing>

export type WayName = keyof typeof all

/** Those that the host offers. */
export function waysOf(options: Options): readonly [WayName, WayListing][] {
  const entries = Object.entries(all) as [WayName, WayListing][]
  return entries.filter(([, way]) => way.isOffered(options))
}
