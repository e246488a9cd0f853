import type { KnownNetwork } from '../chains/ChainFamily.js'
import { families } from './families.js'

/** What other services and clients call the networks of all chain families, by CAIP-2 id. */
export const knownNetworks: Readonly<Record<string, KnownNetwork>> = Object.assign(
  {},
  ...[...families.values()].map(({ known }) => known),
)
