import type { Logger } from 'pino'
import type { PriceApi } from '../config/priceApi.js'
import type { Database } from '../database/Database.js'
import type { Balances } from './balances/Balances.js'
import { createBalanceReader } from './balances/createBalanceReader.js'
import { createBalances } from './balances/createBalances.js'
import { createEvmBalances } from './balances/createEvmBalances.js'
import { createSolanaBalances } from './balances/createSolanaBalances.js'
import type { Chains } from './chains/Chains.js'
import type { Images } from './images/Images.js'
import { createApiPrices } from './prices/createApiPrices.js'
import { createPoolPrices } from './prices/createPoolPrices.js'
import { createPrices } from './prices/createPrices.js'
import type { Prices } from './prices/Prices.js'
import { createReads } from './reads/createReads.js'
import { createTokenPictures, type TokenPictures } from './tokens/createTokenPictures.js'
import { createTokens } from './tokens/createTokens.js'
import { readWatchedTokens } from './tokens/readWatchedTokens.js'
import type { Tokens } from './tokens/Tokens.js'
import type { WalletDirectory } from './wallets/createWalletDirectory.js'

/** What the server knows of tokens, what they cost and who holds them. */
export type Assets = {
  tokens: Tokens
  pictures: TokenPictures
  prices: Prices
  balances: Balances
}

export function createAssets({
  chains,
  db,
  directory,
  images,
  priceApi,
  log,
  now,
}: createAssets.Parts): Assets {
  const reads = createReads(chains, now)
  const tokens = createTokens({ chains, db, reads, log, watched: readWatchedTokens(db), now })
  const pictures = createTokenPictures({ images, directory, tokens })
  const providers = [
    ...(priceApi ? [createApiPrices(priceApi)] : []),
    createPoolPrices(reads, tokens),
  ]
  const prices = createPrices({ providers, log, now })
  const read = createBalanceReader({
    tokens,
    prices,
    providers: {
      eip155: createEvmBalances(reads, tokens),
      solana: createSolanaBalances(chains, tokens),
    },
    icon: pictures.link,
  })
  return { tokens, pictures, prices, balances: createBalances({ chains, read, log, now }) }
}

export declare namespace createAssets {
  type Parts = {
    chains: Chains
    db: Database
    directory: WalletDirectory
    images: Images
    priceApi: PriceApi | undefined
    log: Logger
    now(): number
  }
}
