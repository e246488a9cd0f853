import { bech32Address } from '@foyer/protocol'
import { chainIdentities } from '@foyer/protocol/api'
import { bech32 } from '@scure/base'
import { bytesToHex } from 'viem'
import type { ServedFamily } from '../ServedFamily.js'
import { createCosmosBalances } from './createCosmosBalances.js'
import { routes } from './routes.js'

const readBech32 = (address: string) => bech32.decode(address as `${string}1${string}`, 90)

/** Networks of Cosmos, by the REST services of their nodes. */
export const cosmos: ServedFamily = {
  coin: { name: 'ATOM', symbol: 'ATOM', decimals: 6 },
  identity: chainIdentities.cosmos,
  rest: {
    ping: { method: '/cosmos/base/tendermint/v1beta1/blocks/latest' },
    height(answer) {
      const { height } = Object(Object(Object(answer).block).header)
      return typeof height === 'string' && /^\d{1,15}$/.test(height) ? Number(height) : undefined
    },
    routes,
  },
  isOn: ({ custom }, address) => bech32Address.prefixOf(address) === custom.bech32Prefix,
  known: {
    'cosmos:cosmoshub-4': { coinGecko: { coin: 'cosmos' } },
    'cosmos:osmosis-1': { coinGecko: { coin: 'osmosis' } },
    'cosmos:celestia': { coinGecko: { coin: 'celestia' } },
    'cosmos:juno-1': { coinGecko: { coin: 'juno-network' } },
  },
  coinNetwork: (coinType) =>
    coinType === 118
      ? {
          network: 'cosmos:cosmoshub-4',
          isWritten: (address) => bech32Address.prefixOf(address) === 'cosmos',
          toBytes: (address) => bytesToHex(bech32.fromWords(readBech32(address).words)),
        }
      : undefined,
  createBalances: createCosmosBalances,
}
