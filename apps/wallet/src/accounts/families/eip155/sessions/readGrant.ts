import { sessionModule } from '@foyer/protocol/sessions'
import * as v from 'valibot'
import { type Address, isHex, zeroAddress } from 'viem'
import type { SessionFunction, SessionLimit, SessionTerms } from '../../../../actions/Action.js'
import { invalid, refuseAccount } from '../../../refuseAccount.js'
import { readAddress } from '../readAddress.js'
import { readList } from '../readHex.js'
import { permissionTypes } from './permissionTypes.js'
import { readFunction } from './readFunction.js'

const Amount = v.pipe(
  v.string(),
  v.check((text) => text.length > 2 && text.length <= 66 && isHex(text)),
  v.transform((text) => BigInt(text)),
  v.minValue(1n),
)
/** Longer than any session lives is once for all of it, which has a name of its own. */
const Period = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(sessionModule.maxLife))
/** Each field is one that the chain enforces, or it is refused: a page would take what is left out for granted. */
const data = {
  'native-token-transfer': { allowance: Amount },
  'native-token-periodic': { periodAmount: Amount, periodDuration: Period },
  'erc20-token-transfer': { address: v.string(), allowance: Amount },
  'erc20-token-periodic': {
    ...{ tokenAddress: v.string(), periodAmount: Amount, periodDuration: Period },
  },
  'contract-call': {
    address: v.string(),
    calls: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(sessionModule.maxFunctions)),
  },
} satisfies { [type in (typeof permissionTypes)[number]]: v.ObjectEntries }

const Typed = v.looseObject({ type: v.string() })
const permission = {
  type: v.picklist(permissionTypes),
  data: v.unknown(),
  policies: v.optional(v.array(Typed)),
  required: v.optional(v.boolean()),
}
const requestFields = {
  chainId: v.optional(v.union([v.string(), v.number()])),
  address: v.optional(v.string()),
  expiry: v.pipe(v.number(), v.integer()),
  signer: v.unknown(),
  permissions: v.pipe(
    v.array(Typed),
    v.minLength(1),
    v.maxLength(sessionModule.maxLimits + sessionModule.maxFunctions),
  ),
}
const signerFields = { type: v.string(), data: v.unknown() }
/** The second is how viem writes it. */
const signers = [{ address: v.string() }, { id: v.string() }] as const

/** A request for a key that acts by itself, as far as it can be read without the network. */
type GrantRequest = {
  readonly chainId: string | number | undefined
  readonly address: string | undefined
  readonly session: SessionTerms
}

/**
 * Reads the parameters of `wallet_grantPermissions` (ERC-7715): one request, of one key.
 *
 * @throws `Failure` -32602 for what is malformed; 5700 for a signer, a permission or a policy of a type that the chain does not enforce
 */
export function readGrant(params: unknown): GrantRequest {
  const [given, ...others] = readList(params)
  if (others.length > 0) throw invalid('grantShape', { given: { path: '1' } })
  const request = readWhole(requestFields, given)
  const { chainId, address, expiry } = request
  const signer = readWhole(signerFields, request.signer)
  if (signer.type !== 'account') throw unsupported('signer', signer.type)
  const parts = request.permissions.map(readPermission)
  const session: SessionTerms = {
    key: readSigner(signer.data),
    expiry,
    limits: parts.flatMap(({ limits }) => limits),
    functions: parts.flatMap(({ functions }) => functions),
  }
  checkTerms(session)
  return { chainId, address, session }
}

type Part = {
  readonly limits: readonly SessionLimit[]
  readonly functions: readonly SessionFunction[]
}

function readPermission(given: { readonly type: string }): Part {
  if (!(permissionTypes as readonly string[]).includes(given.type))
    throw unsupported('permission', given.type)
  const { type, data: fields, policies = [] } = readWhole(permission, given)
  const [policy] = policies
  if (policy) throw unsupported('policy', policy.type)
  switch (type) {
    case 'native-token-transfer': {
      const { allowance } = readWhole(data[type], fields)
      return limited(undefined, allowance)
    }
    case 'native-token-periodic': {
      const { periodAmount, periodDuration } = readWhole(data[type], fields)
      return limited(undefined, periodAmount, periodDuration)
    }
    case 'erc20-token-transfer': {
      const { address, allowance } = readWhole(data[type], fields)
      return limited(readToken(address), allowance)
    }
    case 'erc20-token-periodic': {
      const { tokenAddress, periodAmount, periodDuration } = readWhole(data[type], fields)
      return limited(readToken(tokenAddress), periodAmount, periodDuration)
    }
    case 'contract-call': {
      const { address, calls } = readWhole(data[type], fields)
      const contract = readAddress(address, 'The contract')
      return { limits: [], functions: calls.map((call) => ({ contract, ...readFunction(call) })) }
    }
  }
}

/** The contract takes the zero address for the network's coin, which has a type of its own here: the screen would name another thing than is granted. */
function readToken(given: string): Address {
  const token = readAddress(given, 'The token')
  if (token === zeroAddress) throw invalid('grantShape', { given: { path: 'address' } })
  return token
}

function limited(token: Address | undefined, amount: bigint, period = 0): Part {
  return { limits: [{ token, amount, period }], functions: [] }
}

/** What the contract would refuse: said before an operation is made of it. */
function checkTerms({ limits, functions }: SessionTerms) {
  const { maxLimits, maxFunctions } = sessionModule
  if (limits.length > maxLimits || functions.length > maxFunctions)
    throw invalid('grantLarge', { given: { limits: maxLimits, functions: maxFunctions } })
  const tokens = limits.map(({ token }) => token)
  if (new Set(tokens).size < tokens.length) throw invalid('grantTokenTwice')
  const keys = functions.map(({ contract, selector }) => `${contract} ${selector}`)
  if (new Set(keys).size < keys.length) throw invalid('grantFunctionTwice')
  if (functions.some(({ contract }) => tokens.includes(contract)))
    throw invalid('grantTokenFunction')
}

function readSigner(given: unknown): Address {
  const [plain, ofViem] = signers
  const isOfViem = Object.hasOwn(Object(given), 'id')
  const address = isOfViem ? readWhole(ofViem, given).id : readWhole(plain, given).address
  return readAddress(address, 'The signer')
}

/** These fields and no other. */
function readWhole<const entries extends v.ObjectEntries>(
  entries: entries,
  given: unknown,
): v.InferOutput<v.ObjectSchema<entries, undefined>> {
  const read = v.safeParse(v.object(entries), given)
  const other = Object.keys(Object(given)).find((name) => !Object.hasOwn(entries, name))
  if (read.success && other === undefined) return read.output
  const path = other ?? String(read.issues?.[0].path?.[0].key ?? '')
  throw invalid('grantShape', { given: { path: path.slice(0, 100) } })
}

function unsupported(part: 'signer' | 'permission' | 'policy', type: string) {
  const data = { capability: 'permissions', reason: `${part}_unsupported` }
  return refuseAccount('grantUnsupported', 5700, { data, given: { part, type: type.slice(0, 60) } })
}
