import { isAddress } from '@foyer/protocol'
import { chainIdentities } from '@foyer/protocol/api'
import { getAddress } from 'viem'
import { createIndexer } from '../../indexer/createIndexer.js'
import { toEvmAddress } from '../../indexer/toEvmAddress.js'
import { createNfts } from '../../nfts/createNfts.js'
import type { ServedFamily } from '../ServedFamily.js'
import { toHeight } from '../toHeight.js'
import { alreadySent } from './alreadySent.js'
import { quantity } from './blockOf.js'
import { checkLogs } from './checkLogs.js'
import { createEvmBalances } from './createEvmBalances.js'
import { createEvmSessionKeys } from './createEvmSessionKeys.js'
import { createNodeClient } from './createNodeClient.js'
import { createPoolPrices } from './createPoolPrices.js'
import { createSource } from './createSource.js'
import { createTokenFacts } from './createTokenFacts.js'
import { known } from './known.js'
import { lives } from './lives.js'
import { methods } from './methods.js'
import { createEvmSwaps } from './swaps/createEvmSwaps.js'

const isHexAddress = (address: string) => isAddress('eip155', address)

export const eip155: ServedFamily = {
  coin: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  identity: chainIdentities.eip155,
  rpc: {
    ping: { method: 'eth_blockNumber' },
    height(answer) {
      const number = quantity(answer)
      return number === undefined ? undefined : toHeight(Number(number))
    },
    methods,
    send: 'eth_sendRawTransaction',
    lives,
    async check({ method, params }, limits) {
      if (method === 'eth_getLogs') await checkLogs(params, limits)
    },
    alreadySent,
  },
  createClient: createNodeClient,
  known,
  nameAddress: (bytes) =>
    bytes.length === 42 && BigInt(bytes) !== 0n ? getAddress(bytes) : undefined,
  coinNetwork: (coinType) => {
    const chain = coinType === 60 ? 1 : coinType - 0x80000000
    return chain > 0
      ? { network: `eip155:${chain}`, isWritten: isHexAddress, toBytes: getAddress }
      : undefined
  },
  createBalances: createEvmBalances,
  createTokenFacts,
  createPrices: createPoolPrices,
  createSessionKeys: createEvmSessionKeys,
  createSwaps: createEvmSwaps,
  activity: {
    addressOf: toEvmAddress,
    writeAddress: getAddress,
    createSource,
    createIndexer,
    createNfts,
  },
}
