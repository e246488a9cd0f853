import { ss58 } from '@foyer/protocol'
import { chainIdentities } from '@foyer/protocol/api'
import { bytesToHex } from 'viem'
import { always, shortly } from '../rules.js'
import type { ServedFamily } from '../ServedFamily.js'
import { toHeight } from '../toHeight.js'
import { checkCall } from './checkCall.js'
import { createPolkadotBalances } from './createPolkadotBalances.js'
import { methods } from './methods.js'

/** Whether an account is spelt as the first network of the family does. */
function isOfPolkadot(address: string): boolean {
  const key = ss58.decode(address)
  return key !== undefined && ss58.encode(key, 0) === address
}

const toKey = (address: string) => bytesToHex(ss58.decode(address) ?? new Uint8Array())

/** Relay chains and parachains of Polkadot's kind. */
export const polkadot: ServedFamily = {
  coin: { name: 'DOT', symbol: 'DOT', decimals: 10 },
  identity: chainIdentities.polkadot,
  rpc: {
    ping: { method: 'chain_getHeader' },
    height(answer) {
      const { number } = Object(answer)
      return typeof number === 'string' && /^0x[\da-f]{1,13}$/i.test(number)
        ? toHeight(Number(number))
        : undefined
    },
    methods,
    send: 'author_submitExtrinsic',
    lives: new Map([
      ['chain_getBlockHash', ([height]) => (height === 0 ? always([], null) : undefined)],
      ['chain_getFinalizedHead', shortly],
      ['chain_getHeader', shortly],
      ['state_getRuntimeVersion', shortly],
      ['system_chain', always],
      ['system_properties', always],
    ]),
    check: checkCall,
  },
  // One key is one account on every network, however it is spelt.
  isOn: (_, address) => ss58.decode(address) !== undefined,
  known: {
    'polkadot:91b171bb158e2d3848fa23a9f1c25182': { coinGecko: { coin: 'polkadot' } },
    'polkadot:68d56f15f85d3136970ec16946040bc1': { coinGecko: { coin: 'polkadot' } },
    'polkadot:b0a8d493285c2df73290dfb7e61f870f': { coinGecko: { coin: 'kusama' } },
    'polkadot:48239ef607d7928874027a43a6768920': { coinGecko: { coin: 'kusama' } },
    'polkadot:9eb76c5184c4ab8679d2d5d819fdf90b': { coinGecko: { coin: 'astar' } },
    'polkadot:fc41b9bd8ef8fe53d58c7ea67c794c7e': { coinGecko: { coin: 'acala' } },
  },
  coinNetwork: (coinType) =>
    coinType === 354
      ? {
          network: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
          isWritten: isOfPolkadot,
          toBytes: toKey,
        }
      : undefined,
  createBalances: createPolkadotBalances,
}
