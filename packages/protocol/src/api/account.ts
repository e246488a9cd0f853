import * as v from 'valibot'
import {
  balancesMax,
  forcedTokensMax,
  nftsMax,
  transactionsMax,
  transfersMax,
} from '../catalogue/limits.js'
import { ordersMax } from '../catalogue/onrampLimits.js'
import { bearer } from './bearer.js'
import { endpoint } from './endpoint.js'
import {
  Address,
  Cursor,
  commaList,
  Decimal,
  Dollars,
  Name,
  NetworkId,
  OrderReference,
  Paragraph,
  Sign,
  Text,
  Time,
  Title,
  TokenDecimals,
  TokenId,
  Units,
  Word,
} from './fields.js'
import { Link } from './links.js'

/** How much of a token an account holds, and what that is worth. */
export const TokenBalance = v.object({
  name: Title,
  symbol: Sign,
  chainId: NetworkId,
  /** Absent for the native coin. */
  address: v.nullish(TokenId),
  /** Of the whole amount, in US dollars; absent when no price is known. */
  value: v.nullish(Dollars),
  /** Of one token, in US dollars; 0 when no price is known. */
  price: Dollars,
  quantity: v.object({ decimals: TokenDecimals, numeric: Decimal }),
  iconUrl: v.nullish(Link),
})
export type TokenBalance = v.InferOutput<typeof TokenBalance>

const Transfer = v.object({
  direction: v.nullish(v.picklist(['in', 'out', 'self'])),
  quantity: v.nullish(v.object({ numeric: Decimal })),
  value: v.nullish(Dollars),
  price: v.nullish(Dollars),
  fungible_info: v.nullish(
    v.object({
      name: v.nullish(Title),
      symbol: v.nullish(Sign),
      icon: v.nullish(v.object({ url: v.nullish(Link) })),
    }),
  ),
  nft_info: v.nullish(
    v.object({
      name: v.nullish(Title),
      content: v.nullish(
        v.object({
          preview: v.nullish(v.object({ url: v.nullish(Link) })),
          detail: v.nullish(v.object({ url: v.nullish(Link) })),
        }),
      ),
      flags: v.nullish(v.object({ is_spam: v.nullish(v.boolean()) })),
    }),
  ),
})

/** What an account did or what was done to it, with the tokens that moved. */
export const Transaction = v.object({
  id: Text,
  metadata: v.object({
    /** `send`, `receive`, `trade`, `approve`, `mint` and so on. */
    operationType: Word,
    hash: v.nullish(Text),
    chain: v.nullish(NetworkId),
    minedAt: Time,
    sentFrom: v.nullish(Text),
    sentTo: v.nullish(Text),
    /** `confirmed`, `failed`, `pending` or one of `ONRAMP_TRANSACTION_STATUS_…`. */
    status: Word,
    nonce: v.nullish(v.pipe(v.number(), v.safeInteger())),
  }),
  transfers: v.pipe(v.array(Transfer), v.maxLength(transfersMax)),
  /** Of a purchase: the contract of what is bought, none for the coin; what was to be paid for it; and when it was begun. */
  purchase: v.nullish(
    v.object({
      ...{ asset: v.nullish(Address), fiat: Word, amount: v.nullish(Decimal) },
      begunAt: Time,
    }),
  ),
})
export type Transaction = v.InferOutput<typeof Transaction>

/** An NFT that an account holds, with what it says of itself. */
export const Nft = v.object({
  chainId: NetworkId,
  /** Its contract. */
  address: TokenId,
  tokenId: Units,
  standard: v.picklist(['ERC721', 'ERC1155']),
  /** How many of it; of ERC-721 always 1. */
  quantity: v.object({ numeric: Decimal }),
  name: v.nullish(Title),
  /** What its contract is called. */
  collection: v.nullish(Title),
  description: v.nullish(Paragraph),
  imageUrl: v.nullish(Link),
  flags: v.object({ is_spam: v.boolean() }),
})
export type Nft = v.InferOutput<typeof Nft>

/** What an account is called and its picture; `null` when it has none, or one that is not to be shown. */
export const Identity = v.object({
  name: v.optional(v.fallback(v.nullable(Name), null)),
  avatar: v.optional(v.fallback(v.nullable(Link), null)),
})
export type Identity = v.InferOutput<typeof Identity>

export const getIdentity = endpoint({
  method: 'GET',
  path: '/v1/identity/:address',
  summary: 'Gives the name and the avatar that an address has chosen on chain.',
  input: { params: { address: Address }, query: { sender: v.optional(Address) } },
  output: Identity,
})

export const getHistory = endpoint({
  method: 'GET',
  path: '/v1/account/:account/history',
  summary: 'Lists what an account did, the newest first, a page at a time.',
  input: {
    params: { account: Address },
    query: {
      cursor: v.optional(Cursor),
      /** Purchases of this provider instead of what is on chain. */
      onramp: v.optional(Word),
      /** The references of these purchases. An address alone shows none; the sign-in of the account shows those that were begun under it. */
      order: v.optional(commaList(OrderReference, ordersMax)),
      chainId: v.optional(NetworkId),
    },
    /** Of purchases alone. */
    headers: bearer,
  },
  output: v.object({
    data: v.pipe(v.array(Transaction), v.maxLength(transactionsMax)),
    /** Where to go on; nothing at the end. */
    next: v.nullish(Cursor),
  }),
})

export const getBalance = endpoint({
  method: 'GET',
  path: '/v1/account/:address/balance',
  summary: 'Lists the tokens that an account holds, with their worth in US dollars.',
  input: {
    params: { address: Address },
    query: {
      currency: v.literal('usd'),
      chainId: v.optional(NetworkId),
      /** Tokens whose amount just changed: these are read anew and not from a cache. */
      forceUpdate: v.optional(commaList(TokenId, forcedTokensMax)),
    },
  },
  output: v.object({ balances: v.pipe(v.array(TokenBalance), v.maxLength(balancesMax)) }),
})

export const getNfts = endpoint({
  method: 'GET',
  path: '/v1/account/:address/nfts',
  summary: 'Lists the NFTs that an account holds, the latest first, a page at a time.',
  input: {
    params: { address: Address },
    query: { cursor: v.optional(Cursor), chainId: v.optional(NetworkId) },
  },
  output: v.object({
    data: v.pipe(v.array(Nft), v.maxLength(nftsMax)),
    /** Where to go on; nothing at the end. A page may be short of entries and not be the last. */
    next: v.nullish(Cursor),
  }),
})
