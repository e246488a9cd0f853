import { bitcoinAddress, isAddress } from '@foyer/protocol'
import { chainIdentities } from '@foyer/protocol/api'
import { Address as BitcoinAddress, OutScript } from '@scure/btc-signer'
import { NETWORK } from '@scure/btc-signer/utils'
import { bytesToHex } from 'viem'
import { rememberParts } from '../../history/explorer/rememberParts.js'
import { shortly } from '../rules.js'
import type { ServedFamily } from '../ServedFamily.js'
import { toHeight } from '../toHeight.js'
import { alreadySent } from './alreadySent.js'
import { createBitcoinBalances } from './createBitcoinBalances.js'
import { createBitcoinHistory } from './createBitcoinHistory.js'
import { routes } from './routes.js'

const main = 'bip122:000000000019d6689c085ae165831e93'

/** Bech32 is read in capitals too, which would be a second spelling of one address. */
const isOfMain = (address: string) =>
  bitcoinAddress.isOn(address, main) && !address.startsWith('BC1')

/** What pays to the address. */
const toScript = (address: string) =>
  bytesToHex(OutScript.encode(BitcoinAddress(NETWORK).decode(address)))

/** A node of Bitcoin speaks JSON-RPC and lists no outputs of an address; a source of Esplora's shape does. */
export const bip122: ServedFamily = {
  coin: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  identity: chainIdentities.bip122,
  rpc: {
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
    alreadySent,
  },
  rest: {
    ping: { method: '/blocks/tip/height' },
    height: (answer) =>
      typeof answer === 'string' && /^\d{1,10}$/.test(answer) ? Number(answer) : undefined,
    routes,
    alreadySent,
  },
  isOn: ({ id }, address) => bitcoinAddress.isOn(address, id),
  known: {
    [main]: {
      pictures: ['0b4838db-0161-4ffe-022d-532bf03dba00', '39354064-d79b-420b-065d-f980c4b78200'],
      coinGecko: { coin: 'bitcoin' },
    },
  },
  coinNetwork: (coinType) =>
    coinType === 0 ? { network: main, isWritten: isOfMain, toBytes: toScript } : undefined,
  createBalances: createBitcoinBalances,
  activity: {
    addressOf: (account) => (isAddress('bip122', account) ? account : undefined),
    writeAddress: (address) => address,
    createSource: ({ id, settings }, { chains }) =>
      settings.rest && rememberParts(createBitcoinHistory(id, chains)),
  },
}
