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
}
