import type { ChainIdentity } from '../ChainIdentity.js'
import { readGenesis } from '../readGenesis.js'

export const solanaIdentity: ChainIdentity = {
  call: { method: 'getGenesisHash' },
  referenceOf: readGenesis,
}
