import { chainIdentities } from '@foyer/protocol/api'
import type { ServedFamily } from '../ServedFamily.js'
import { toHeight } from '../toHeight.js'
import { quantity } from './blockOf.js'
import { lives } from './lives.js'
import { methods } from './methods.js'

export const eip155: ServedFamily = {
  coin: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  identity: chainIdentities.eip155,
  ping: { method: 'eth_blockNumber' },
  height(answer) {
    const number = quantity(answer)
    return number === undefined ? undefined : toHeight(Number(number))
  },
  methods,
  send: 'eth_sendRawTransaction',
  lives,
}
