import * as v from 'valibot'
import { isCaipNetworkId, type Namespace } from '../caip.js'
import { nativeTokenAddresses } from '../catalogue/familyLists.js'
import {
  addressMax,
  amountDigitsMax,
  caipMax,
  callDataMax,
  cursorMax,
  longTextMax,
  projectIdMax,
  textMax,
  tokenDecimalsMax,
  wordMax,
} from '../catalogue/limits.js'
import { isAddress } from '../isAddress.js'
import { isNamespace, namespaces } from '../namespaces.js'

/**
 * A text of at most so many characters. Without the two things that no database takes: NUL and half of a
 * surrogate pair.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const text = (max: number) =>
  v.pipe(v.string(), v.maxLength(max), v.regex(/^[^\0\p{Cs}]*$/u, 'Expected a clean text'))
export const Text = text(textMax)
export const Word = text(wordMax)

/**
 * The name of a token on a chain. It may be any text, so it is cut and cleaned rather than refused: one odd token must not hide the others,
 * nor write over the page from right to left.
 *
 * @__NO_SIDE_EFFECTS__
 */
const label = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((value) =>
      value.slice(0, max).replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ''),
    ),
  )
export const Title = label(textMax)
export const Sign = label(wordMax)
export const Paragraph = label(longTextMax)

/** The id of a project: letters, digits, hyphens and underscores. */
export const ProjectId = v.pipe(text(projectIdMax), v.regex(/^[\w-]+$/))

/**
 * The id of an entry of the directory: hex digits, or a reverse domain. Ids become parts of paths, so
 * there is no slash in them, and a dot only between other characters.
 */
export const Id = v.pipe(Word, v.regex(/^[\w-]+(\.[\w-]+)*$/, 'Expected an id'))

/** The id under which a page finds a wallet, such as `injectedWeb3:talisman`. It stands in lists of ids, so there is no comma in it. */
export const InjectedId = v.pipe(Text, v.regex(/^[^\p{Cc}\p{Cs},]+$/u, 'Expected an id'))

/** A symbol or a code, such as `USDC.e`: nothing that could lead a path elsewhere. */
export const Ticker = v.pipe(
  Word,
  v.regex(/^(?!\.{1,2}$)[^\p{C}\p{Z}/\\?#%]+$/u, 'Expected a symbol'),
)

/**
 * A name such as `ann.foyer.eth`, as people type it. What is not seen or turns the direction of writing
 * is refused and never taken out: that would turn one name into another. Joined emoji are names.
 */
export const Name = v.pipe(
  text(textMax - 1),
  v.regex(
    /^(?!\.)[^\p{Cc}\p{Cs}\p{Z}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff/\\?#%:]+(?<!\.)$/u,
    'Expected a name',
  ),
)

/** A search text: any characters but control characters. */
export const SearchText = v.pipe(Text, v.regex(/^[^\p{Cc}\p{Cs}]+$/u, 'Expected a search text'))

/** A network as CAIP-2 writes it, of a namespace that the widget serves. */
export const NetworkId = v.pipe(
  text(caipMax),
  v.regex(/^[a-z\d-]{3,8}:[\w-]{1,32}$/, 'Expected a CAIP-2 network id'),
  v.check((value) => isCaipNetworkId(value), 'Expected a CAIP-2 network id of a known namespace'),
)

/** An address without its network, in the shape of one of the namespaces that the widget serves. */
export const Address = v.pipe(
  text(addressMax),
  v.check(
    (value) => namespaces.some((namespace) => isAddress(namespace, value)),
    'Expected an address',
  ),
)

/** An account as CAIP-10 writes it; the address has the shape that its namespace asks for. */
export const AccountId = v.pipe(
  text(caipMax),
  v.check((value) => hasAddress(value, isAddress), 'Expected a CAIP-10 address'),
)

/** A token as CAIP-10 writes it; the native coin is the pseudo-address of its namespace. */
export const TokenId = v.pipe(
  text(caipMax),
  v.check(
    (value) =>
      hasAddress(
        value,
        (namespace, address) =>
          isAddress(namespace, address) || address === nativeTokenAddresses[namespace],
      ),
    'Expected a CAIP-10 token address',
  ),
)

/** Where a list goes on. It means something to the server alone. */
export const Cursor = v.pipe(text(cursorMax), v.regex(/^[\w.~=+/:-]+$/, 'Expected a cursor'))

/** A whole amount in the smallest unit, as decimal digits: never a number, which would round it. */
export const Units = v.pipe(
  text(amountDigitsMax),
  v.regex(/^(0|[1-9]\d*)$/, 'Expected an amount in the smallest unit, as digits'),
)

/** An amount as a user writes it: digits, and at most one decimal point. */
export const Decimal = v.pipe(
  text(2 * amountDigitsMax + 1),
  v.regex(/^\d{1,78}(\.\d{1,78})?$/, 'Expected an amount as decimal digits'),
)

/** How many decimals a token has, as a text. */
export const TokenDecimals = v.pipe(
  text(3),
  v.regex(/^\d{1,3}$/),
  v.check((value) => Number(value) <= tokenDecimalsMax),
)

/** A country as ISO 3166-1 writes it, in two capitals. */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Expected a country code'))

/** The reference of a purchase: 128 random bits in base64url. */
export const OrderReference = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'Expected a reference'))

/** A moment as ISO 8601 writes it. */
export const Time = v.pipe(
  Word,
  v.check(
    (value) => /^\d{4}-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
    'Expected a time',
  ),
)

/** Bytes as hex digits, `0x` in front. */
export const Hex = v.pipe(text(callDataMax), v.regex(/^0x([\da-fA-F]{2})*$/, 'Expected hex bytes'))

/** US dollars, as the interface writes them: for show, never to compute with. */
export const Dollars = v.pipe(v.number(), v.finite())

/**
 * A whole positive number, also as the digits of a query.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const count = (max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(max),
  )

/**
 * Several values, also with commas between them as in a query.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const commaList = <const item extends v.GenericSchema<string>>(item: item, max: number) =>
  v.pipe(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.maxLength(max * (caipMax + 1)),
        v.transform((value) => value.split(',')),
      ),
    ]),
    v.maxLength(max),
    v.array(item),
  )

function hasAddress(value: string, accept: (namespace: Namespace, address: string) => boolean) {
  const [namespace, chainId, address, ...more] = value.split(':')
  return (
    isNamespace(namespace) &&
    address !== undefined &&
    more.length === 0 &&
    isCaipNetworkId(`${namespace}:${chainId}`) &&
    accept(namespace, address)
  )
}
