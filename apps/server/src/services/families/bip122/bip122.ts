import { chainIdentities } from '@foyer/protocol/api'
import { shortly } from '../rules.js'
import type { ServedFamily } from '../ServedFamily.js'
import { toHeight } from '../toHeight.js'

export const bip122: ServedFamily = {
  coin: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  identity: chainIdentities.bip122,
  ping: { method: 'getblockcount' },
  height: toHeight,
  methods: new Set([
    'estimatesmartfee',
    'getbestblockhash',
    'getblock',
    'getblockchaininfo',
    'getblockcount',
    'getblockhash',
    'getblockheader',
    'getrawtransaction',
    'gettxout',
    'sendrawtransaction',
    'testmempoolaccept',
  ]),
  send: 'sendrawtransaction',
  lives: new Map([
    ['estimatesmartfee', shortly],
    ['getbestblockhash', shortly],
    ['getblockcount', shortly],
  ]),
  known: {
    'bip122:000000000019d6689c085ae165831e93': {
      pictures: ['0b4838db-0161-4ffe-022d-532bf03dba00', '39354064-d79b-420b-065d-f980c4b78200'],
    },
  },
}
