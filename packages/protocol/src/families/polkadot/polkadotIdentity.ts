import type { ChainIdentity } from '../ChainIdentity.js'
import { readGenesis } from '../readGenesis.js'

export const polkadotIdentity: ChainIdentity = {
  call: { method: 'chain_getBlockHash', params: [0] },
  referenceOf: (answer) =>
    typeof answer === 'string' && answer.startsWith('0x')
      ? readGenesis(answer.slice(2))
      : undefined,
}
