import type {
  OrderItem,
  ReadTypedData,
  TokenAllowance,
} from '../../approval/families/eip155/read/TypedReading.js'
import { keccak, structOf, textWord, word } from './hashWords.js'

/** The fields that are signed, by name. */
export type Rest = Readonly<Record<string, unknown>>

type Shown = {
  readonly read: Exclude<ReadTypedData, { is: 'unknown' | 'revocation' }>
  readonly rest: Rest
  readonly primaryType: string
  readonly contract: string
  witness(): { readonly type: string; readonly word: Uint8Array }
}
/** As a contract builds it: the text of its type, and its words. */
type Layout = { readonly type: string; readonly words: readonly Uint8Array[] }

/** What the contract behind each known kind hashes, as its source has it, filled with what the screen says. */
export function layouts(shown: Shown): readonly Layout[] {
  const { is } = shown.read
  if (is === 'order') return ofOrder(shown, shown.read)
  if (is === 'transfer') return ofTransfer(shown, shown.read)
  return /^Permit$/.test(shown.primaryType)
    ? ofPermit(shown, shown.read)
    : ofPermit2(shown, shown.read)
}

type Read<is> = Extract<ReadTypedData, { is: is }>

function ofPermit({ rest, contract }: Shown, read: Read<'allowances'>): Layout[] {
  const [one] = read.allowances
  if (one?.token !== contract || one.until !== undefined) return []
  if ('allowed' in rest)
    return [
      {
        type: 'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
        words: [
          ...[rest.holder, read.spender, rest.nonce, read.deadline ?? 0n].map(word),
          word(one.amount === 'all'),
        ],
      },
    ]
  return [
    {
      type: 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
      words: [rest.owner, read.spender, one.amount, rest.nonce, read.deadline].map(word),
    },
  ]
}

function ofTransfer({ rest, contract, primaryType }: Shown, read: Read<'transfer'>): Layout[] {
  if (read.token !== contract) return []
  const { from, validAfter, nonce } = rest
  return [
    {
      type: `${primaryType}(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)`,
      words: [from, read.to, read.amount, validAfter, read.deadline, nonce].map(word),
    },
  ]
}

const permitted = 'TokenPermissions(address token,uint256 amount)'
const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'

function ofPermit2(shown: Shown, read: Read<'allowances'>): Layout[] {
  const { rest, primaryType } = shown
  const isBatch = primaryType.startsWith('PermitBatch')
  if (!isBatch && read.allowances.length !== 1) return []
  const list = isBatch ? '[]' : ''
  const join = (hashes: readonly Uint8Array[]) =>
    isBatch ? keccak(...hashes) : (hashes[0] ?? word(0n))
  if (/^Permit(Single|Batch)$/.test(primaryType)) {
    const given = [rest.details].flat() as readonly Rest[]
    const hashOf = ({ token, amount, until }: TokenAllowance, at: number) => {
      // No expiration is one use until the deadline.
      const expiration = given[at]?.expiration === 0n && until === read.deadline ? 0n : until
      return structOf(details, [token, amount, expiration, given[at]?.nonce].map(word))
    }
    return [
      {
        type: `${primaryType}(PermitDetails${list} details,address spender,uint256 sigDeadline)${details}`,
        words: [join(read.allowances.map(hashOf)), word(read.spender), word(read.deadline)],
      },
    ]
  }
  if (read.allowances.some(({ until }) => until !== read.deadline)) return []
  const hashes = read.allowances.map(({ token, amount }) =>
    structOf(permitted, [token, amount].map(word)),
  )
  const words = [join(hashes), ...[read.spender, rest.nonce, read.deadline].map(word)]
  const start = `${primaryType}(TokenPermissions${list} permitted,address spender,uint256 nonce,uint256 deadline`
  if (!primaryType.includes('Witness')) return [{ type: `${start})${permitted}`, words }]
  const witness = shown.witness()
  if (!witness.type.startsWith(`${start},`)) return []
  return [{ type: witness.type, words: [...words, witness.word] }]
}

function ofOrder({ rest, primaryType }: Shown, read: Read<'order'>): Layout[] {
  if (read.market === 'Seaport') return ofSeaport(rest, read)
  const [gives, gets] = [read.gives[0], read.gets[0]]
  if (!gives || !gets) return []
  if (read.market === 'CoW Protocol') return ofCow(rest, read, gives, gets)
  if (read.market === '1inch') return ofOneInch(rest, read, gives, gets)
  return ofZeroEx(rest, primaryType, read, gives, gets)
}

function ofOneInch(rest: Rest, read: Read<'order'>, gives: OrderItem, gets: OrderItem): Layout[] {
  const { salt, maker, receiver, makerTraits } = rest
  const traits = BigInt(makerTraits as bigint)
  const until = (traits >> 80n) % 2n ** 40n
  const isTrue =
    until === (read.deadline ?? 0n) &&
    traits >> 255n === (read.inParts ? 0n : 1n) &&
    (read.isOpen || ((traits >> 249n) & 1n) === 0n)
  if (!isTrue) return []
  const to = read.receiver ?? (BigInt(receiver as string) === 0n ? 0n : maker)
  return [
    {
      type: 'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
      words: [
        ...[salt, maker, to, gives.token, gets.token],
        ...[gives.amount, gets.amount, traits],
      ].map(word),
    },
  ]
}

function ofCow(rest: Rest, read: Read<'order'>, gives: OrderItem, gets: OrderItem): Layout[] {
  const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
  const fee = BigInt(rest.feeAmount as bigint)
  // The zero key is the one who signs; so is the account by its name.
  return [0n, rest.receiver].map((self) => ({
    type: 'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
    words: [
      ...[gives.token, gets.token ?? coin, read.receiver ?? self].map(word),
      ...[gives.amount - fee, gets.amount, read.deadline, rest.appData, fee].map(word),
      ...[textWord(String(rest.kind)), word(read.inParts)],
      ...[textWord('erc20'), textWord('erc20')],
    ],
  }))
}

function ofZeroEx(
  rest: Rest,
  primaryType: string,
  read: Read<'order'>,
  gives: OrderItem,
  gets: OrderItem,
): Layout[] {
  const { maker, taker, sender, feeRecipient, takerTokenFeeAmount, txOrigin, pool, salt } = rest
  const start = 'address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount'
  const legs = [gives.token, gets.token, gives.amount, gets.amount]
  const end = read.deadline ?? 0n
  if (primaryType === 'LimitOrder') {
    const all = [...legs, takerTokenFeeAmount, maker, taker, sender, feeRecipient, pool, end, salt]
    return [
      {
        type: `LimitOrder(${start},uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)`,
        words: all.map(word),
      },
    ]
  }
  if (primaryType === 'RfqOrder')
    return [
      {
        type: `RfqOrder(${start},address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)`,
        words: [...legs, maker, taker, txOrigin, pool, end, salt].map(word),
      },
    ]
  const number = BigInt(rest.expiryAndNonce as bigint) % 2n ** 192n
  return [
    {
      type: `OtcOrder(${start},address maker,address taker,address txOrigin,uint256 expiryAndNonce)`,
      words: [...legs, maker, taker, txOrigin, (end << 192n) + number].map(word),
    },
  ]
}

const offer =
  'OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'
const consideration = offer
  .replace('OfferItem', 'ConsiderationItem')
  .replace(')', ',address recipient)')

function ofSeaport(rest: Rest, read: Read<'order'>): Layout[] {
  const gives = [...read.gives]
  const gets = [...read.gets]
  // Each item is taken from what is shown, in its order; those of others are as they are signed.
  const wordsOf = (given: Rest, shown: OrderItem | undefined) => {
    const ends = [given.startAmount, given.endAmount].map((one) => BigInt(one as bigint))
    if (!shown || !ends.includes(shown.amount)) return [word(0n)]
    const kind = BigInt(given.itemType as bigint)
    const isAny = shown.id === 'any'
    if (isAny !== kind > 3n || (shown.token === undefined) !== (kind === 0n)) return [word(0n)]
    const id = isAny ? given.identifierOrCriteria : (shown.id ?? 0n)
    return [kind, shown.token ?? 0n, id, ...ends].map(word)
  }
  const offers = (rest.offer as readonly Rest[]).map((one) =>
    structOf(offer, wordsOf(one, gives.shift())),
  )
  const considered = (rest.consideration as readonly Rest[]).map((one) => {
    const isMine = BigInt(one.recipient as string) === BigInt(rest.offerer as string)
    const own = isMine ? wordsOf(one, gets.shift()) : Object.values(one).slice(0, 5).map(word)
    return structOf(consideration, [...own, word(one.recipient)])
  })
  if (gives.length > 0 || gets.length > 0) return []
  const { offerer, zone, orderType, startTime, zoneHash, salt, conduitKey, counter } = rest
  return [
    {
      type: `OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)${consideration}${offer}`,
      words: [
        ...[word(offerer), word(zone), keccak(...offers), keccak(...considered)],
        ...[orderType, startTime, read.deadline, zoneHash, salt, conduitKey, counter].map(word),
      ],
    },
  ]
}
