import type { ChainIdentity } from '../ChainIdentity.js'
import { readGenesis } from '../readGenesis.js'

export const bip122Identity: ChainIdentity = {
  call: { method: 'getblockhash', params: [0] },
  path: '/block-height/0',
  referenceOf: readGenesis,
}
