import type { Connector } from '../connector.js'
import type { Options } from '../options.js'

/** A way to wallets that are not in the page, as every page knows it. */
export type WayListing = {
  /** How it is listed, in every chain family. */
  readonly connector: Omit<Connector, 'namespace'>
  isOffered(options: Options): boolean
}
