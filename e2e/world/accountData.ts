/** What the account of the pages' server holds and did. */
const chain = 'eip155:31337'
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const picture = (origin: string, name: string) => `${origin}/foyer/pictures/${name}.svg`
const contract = (digit: number) => `${chain}:0x${String(digit).repeat(40)}`

const token = (
  origin: string,
  [name, symbol, numeric, price, digit]: [string, string, string, number, number],
) => ({
  name,
  symbol,
  chainId: chain,
  address: digit ? contract(digit) : null,
  price,
  value: price ? Number(numeric) * price : null,
  quantity: { decimals: '18', numeric },
  iconUrl: digit === 4 ? null : picture(origin, symbol),
})

/** What the account holds: the coin, three tokens, one of which has no price, and bait. */
export const tokens = (origin: string) => [
  token(origin, ['Ether', 'ETH', '0.812', 3100, 0]),
  token(origin, ['USD Coin', 'USDC', '1240.5', 1, 1]),
  token(origin, ['Uniswap', 'UNI', '58.4', 7.89, 2]),
  token(origin, ['Harvest Points', 'HARV', '120000.123456', 0, 4]),
  token(origin, ['Claim at free-eth.com', 'GIFT', '1', 0, 5]),
]

/** More than any screen shows. */
export const manyTokens = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...token('http://127.0.0.1', [`Token ${index}`, `T${index}`, String(index + 1), 1, 4]),
    address: `${chain}:0x${index.toString(16).padStart(40, '0')}`,
    value: count - index,
  }))

const nft = (origin: string, tokenId: string, name: string | null, spam = false) => ({
  chainId: chain,
  address: contract(7),
  tokenId,
  standard: tokenId === '3' ? 'ERC1155' : 'ERC721',
  quantity: { numeric: tokenId === '3' ? '4' : '1' },
  name,
  collection: 'Doors of the Old Town',
  imageUrl: tokenId === '4' ? null : picture(origin, `door-${tokenId}`),
  flags: { is_spam: spam },
})

export const nfts = (origin: string) => [
  nft(origin, '1', 'The Lamplighter'),
  nft(origin, '2', 'A Very Long Name For Such A Small Door'),
  nft(origin, '3', null),
  nft(origin, '4', 'No picture'),
  nft(origin, '5', 'Win a prize', true),
]

type Moved = readonly [direction: 'in' | 'out', numeric: string, symbol: string]

const other = '0x9a3f00000000000000000000000000000002cc8e'
const transaction = (
  origin: string,
  [id, operationType, status, days]: [string, string, string, number],
  ...moved: readonly Moved[]
) => ({
  id,
  metadata: {
    operationType,
    status,
    hash: `0x${id.repeat(64).slice(0, 64)}`,
    chain,
    minedAt: ago(days),
    sentFrom: other,
    sentTo: other,
    nonce: 1,
  },
  transfers: moved.map(([direction, numeric, symbol]) => ({
    direction,
    quantity: { numeric },
    fungible_info: { name: symbol, symbol, icon: { url: picture(origin, symbol) } },
  })),
})

const spam = (origin: string) => ({
  ...transaction(origin, ['9', 'receive', 'confirmed', 1]),
  transfers: [{ direction: 'in', nft_info: { name: 'Win', flags: { is_spam: true } } }],
})

export const transactions = (origin: string) => [
  transaction(origin, ['1', 'send', 'pending', 0.0003], ['out', '40', 'USDC']),
  transaction(origin, ['2', 'receive', 'confirmed', 0.2], ['in', '0.25', 'ETH']),
  transaction(
    origin,
    ['3', 'trade', 'confirmed', 3],
    ['out', '460.78', 'USDC'],
    ['in', '58.4', 'UNI'],
  ),
  spam(origin),
  transaction(origin, ['4', 'approve', 'confirmed', 3.1]),
  transaction(origin, ['5', 'send', 'failed', 40], ['out', '120', 'HARV']),
  transaction(origin, ['6', 'deposit', 'confirmed', 400], ['out', '100', 'USDC']),
]

/** A page of a long history, and where it goes on. */
export const historyPage = (origin: string, page: number) => ({
  data: Array.from({ length: 20 }, (_, index) =>
    transaction(
      origin,
      [`${page}a${index}`, 'receive', 'confirmed', page * 20 + index],
      ['in', '1', 'USDC'],
    ),
  ),
  next: page < 4 ? `page-${page + 1}` : null,
})

const limit = (address: string, symbol: string, decimals: number, terms: object) => ({
  type: 'token-limit',
  data: { token: `${chain}:${address}`, symbol, decimals, ...terms },
})
const key = (digit: number, more: object) => ({
  ...{ pci: `${chain}:0x${String(digit).repeat(64)}`, chainId: chain, revocable: true },
  signer: `0x${String(digit).repeat(40)}`,
  ...{ createdAt: 1_767_225_600_000, expiration: 1_800_000_000_000, ...more },
})

/** Keys of apps that act for the account. */
export const sessions = [
  key(1, {
    permissions: [
      limit(`0x${'1'.repeat(40)}`, 'USDC', 6, {
        ...{ amount: '25000000', left: '7500000', period: 86_400 },
      }),
      limit('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 'ETH', 18, {
        ...{ amount: '50000000000000000', left: '50000000000000000', period: 0 },
      }),
    ],
  }),
  key(2, {
    revocable: false,
    permissions: [
      {
        type: 'contract-call',
        data: { contract: `${chain}:0x${'7'.repeat(40)}`, selector: '0x40101019' },
      },
    ],
  }),
]
