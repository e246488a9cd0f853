import type { Logger } from 'pino'
import type { PriceApi } from '../config/priceApiShape.js'
import type { SwapFees, SwapVendorList } from '../config/swapSettings.js'
import type { Database } from '../database/Database.js'
import type { Counter } from '../events/createCounter.js'
import type { Balances } from './balances/Balances.js'
import { createBalanceReader } from './balances/createBalanceReader.js'
import { createBalances } from './balances/createBalances.js'
import type { Chains } from './chains/Chains.js'
import { gather } from './families/gather.js'
import type { ServedFamily } from './families/ServedFamily.js'
import type { Images } from './images/Images.js'
import { createApiPrices } from './prices/createApiPrices.js'
import { createPrices } from './prices/createPrices.js'
import type { PriceProvider, Prices } from './prices/Prices.js'
import { createReads } from './reads/createReads.js'
import { createSwaps } from './swaps/createSwaps.js'
import type { Swaps } from './swaps/Swaps.js'
import { createTokenPictures, type TokenPictures } from './tokens/createTokenPictures.js'
import { createTokens } from './tokens/createTokens.js'
import { readWatchedTokens } from './tokens/readWatchedTokens.js'
import { namespaceOf } from './tokens/Token.js'
import type { Tokens } from './tokens/Tokens.js'
import type { WalletDirectory } from './wallets/createWalletDirectory.js'

/** What the server knows of tokens, what they cost and who holds them. */
export type Assets = {
  tokens: Tokens
  pictures: TokenPictures
  prices: Prices
  balances: Balances
  swaps: Swaps
}

export function createAssets({
  chains,
  counter,
  db,
  directory,
  families,
  images,
  priceApi,
  allowsUnlimited,
  swapVendors,
  swapFee,
  openSecret,
  log,
  now,
}: createAssets.Parts): Assets {
  const reads = createReads(chains, now)
  const facts = gather(families, (family) => family.createTokenFacts?.({ chains, db, reads }))
  const watched = readWatchedTokens(db)
  const tokens = createTokens({ chains, db, facts, log, watched, now })
  const pictures = createTokenPictures({ images, directory, tokens })
  const onChain = gather(families, (family) => family.createPrices?.({ reads, tokens }))
  const readPrices: PriceProvider = async (network, requested) =>
    (await onChain.get(namespaceOf(network.id))?.(network, requested)) ?? new Map()
  const apis = priceApi ? [createApiPrices(priceApi)] : []
  const prices = createPrices({ providers: [...apis, readPrices], log, now })
  const parts = { chains, db, reads, tokens }
  const providers = gather(families, (family) => family.createBalances?.(parts))
  const read = createBalanceReader({ tokens, prices, providers, icon: pictures.link })
  const isServed = (namespace: string) => providers.has(namespace)
  const balances = createBalances({ chains, read, isServed, log, now })
  const swaps = createSwaps({
    ...{ allowsUnlimited, chains, counter, log, now, openSecret, pictures, prices, tokens },
    families: gather(families, (family) =>
      family.createSwaps?.({ ...parts, vendors: swapVendors, fee: swapFee, now }),
    ),
  })
  return { tokens, pictures, prices, balances, swaps }
}

export declare namespace createAssets {
  type Parts = {
    chains: Chains
    counter: Counter
    db: Database
    directory: WalletDirectory
    families: ReadonlyMap<string, ServedFamily>
    images: Images
    priceApi: PriceApi | undefined
    /** Whether approvals may be without an end. */
    allowsUnlimited: boolean
    /** Swap services of others. */
    swapVendors: SwapVendorList
    /** What the operator takes of swaps through them. */
    swapFee: SwapFees | undefined
    /** The secret that ids of quotes are sealed with. */
    openSecret(): Uint8Array
    log: Logger
    now(): number
  }
}
