import { nativeTokenAddresses, parseCaipAddress, truncateAddress } from '@foyer/protocol'
import type { SwapFeatures } from '../../../SwapFeatures.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import { readCoins } from '../send/readCoins.js'
import { deriveTokenAccount } from '../tokens/deriveTokenAccount.js'
import { readMetadata } from '../tokens/readMetadata.js'
import { readOwnTokens } from '../tokens/readOwnTokens.js'
import { readKey } from '../wire/readKey.js'
import { isKnownOffer } from './isKnownOffer.js'
import { loadPlanning } from './loadPlanning.js'

const { solana: native } = nativeTokenAddresses
/** Lamports for what a swap may need beside its amount: its fee at most, two token accounts, and what an account without data keeps. */
const coinsBeside = 10_000_000n

/** Swaps on Solana: what the host's server offers. The network itself has no list of exchanges, and nothing is allowed to anyone. */
export const solanaSwap: SwapFeatures = {
  hasPools: () => false,
  tokensOf: () => [],
  coinsBeside,
  async readHolding(rpc, { from: owner, network, asset: { address: mint } }) {
    const { decimals, symbol } = network.nativeCurrency
    if (mint === undefined)
      return { amount: await readCoins(rpc, { from: owner, network }), decimals, symbol }
    const id = network.caipNetworkId
    const [mints, own] = await Promise.all([
      readMetadata(rpc, id, [mint]),
      readOwnTokens(rpc, { id, owner, filter: { mint } }),
    ])
    const found = mints.get(mint)
    if (!found) throw refuseTransaction('token_unknown')
    // A swap takes of the account that the owner has by default, and of no other.
    const account = deriveTokenAccount({ owner, mint, program: found.program })
    const amount = own.find(({ address }) => address === account)?.amount ?? 0n
    return { amount, decimals: found.decimals, symbol: found.symbol || found.name }
  },
  prefetch: loadPlanning,
  async readTokens(rpc, { network, addresses }) {
    const known = addresses.filter((one) => readKey(one))
    if (known.length === 0) return []
    const mints = await readMetadata(rpc, network.caipNetworkId, known)
    return [...mints].map(([address, { name, symbol, decimals }]) => ({
      ...{ address, name, symbol: symbol || truncateAddress(address), decimals },
    }))
  },
  readAsset: (text) => (readKey(text) ? { address: text } : undefined),
  idOf: (id, { address = native }) => `${id}:${address}`,
  assetOf(id) {
    const { address } = parseCaipAddress(id)
    return address === native ? {} : { address }
  },
  quote: async () => [],
  isKnown: isKnownOffer,
  isAtomic: () => false,
  plan: async (rpc, order) => (await loadPlanning()).plan(rpc, order),
  readReceived: async (rpc, parameters) => (await loadPlanning()).readReceived(rpc, parameters),
}
