import { sessionModule } from '@foyer/protocol/sessions'
import * as v from 'valibot'
import type { Address } from 'viem'
import type { SessionFunction, SessionLimit, SessionTerms } from '../../../../actions/Action.js'
import { invalid, refuseAccount } from '../../../refuseAccount.js'
import { readAddress } from '../readAddress.js'
import { permissionTypes } from './permissionTypes.js'
import { readFunction } from './readFunction.js'

const Amount = v.pipe(
  v.string(),
  v.check((text) => text.length <= 66 && isHexNumber(text)),
  v.transform((text) => BigInt(text)),
  v.minValue(1n),
)
/** Longer than any session lives is once for all of it, which has a name of its own. */
const Period = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(sessionModule.maxLife))
/** Each field is one that the chain enforces, or it is refused: a page would take what is left out for granted. */
const data = {
  'native-token-transfer': v.strictObject({ allowance: Amount }),
  'native-token-periodic': v.strictObject({ periodAmount: Amount, periodDuration: Period }),
  'erc20-token-transfer': v.strictObject({ address: v.string(), allowance: Amount }),
  'erc20-token-periodic': v.strictObject({
    ...{ tokenAddress: v.string(), periodAmount: Amount, periodDuration: Period },
  }),
  'contract-call': v.strictObject({
    address: v.string(),
    calls: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(sessionModule.maxFunctions)),
  }),
} satisfies { [type in (typeof permissionTypes)[number]]: unknown }

const Typed = v.looseObject({ type: v.string() })
const Permission = v.strictObject({
  type: v.picklist(permissionTypes),
  data: v.unknown(),
  policies: v.optional(v.array(Typed)),
  required: v.optional(v.boolean()),
})
const Request = v.strictObject({
  chainId: v.optional(v.union([v.string(), v.number()])),
  address: v.optional(v.string()),
  expiry: v.pipe(v.number(), v.integer()),
  signer: v.strictObject({ type: v.string(), data: v.unknown() }),
  permissions: v.pipe(
    v.array(v.intersect([Typed, v.unknown()])),
    v.minLength(1),
    v.maxLength(sessionModule.maxLimits + sessionModule.maxFunctions),
  ),
})
/** The second is how viem writes it. */
const Signer = v.union([
  v.strictObject({ address: v.string() }),
  v.pipe(
    v.strictObject({ id: v.string() }),
    v.transform(({ id }) => ({ address: id })),
  ),
])

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
  const [request] = readWhole(v.strictTuple([Request]), params)
  const { chainId, address, expiry, signer } = request
  if (signer.type !== 'account') throw unsupported('signer', signer.type)
  const parts = request.permissions.map(readPermission)
  const session: SessionTerms = {
    key: readAddress(readWhole(Signer, signer.data).address, 'The signer'),
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
  const { type, data: fields, policies = [] } = readWhole(Permission, given)
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
      return limited(readAddress(address, 'The token'), allowance)
    }
    case 'erc20-token-periodic': {
      const { tokenAddress, periodAmount, periodDuration } = readWhole(data[type], fields)
      return limited(readAddress(tokenAddress, 'The token'), periodAmount, periodDuration)
    }
    case 'contract-call': {
      const { address, calls } = readWhole(data[type], fields)
      const contract = readAddress(address, 'The contract')
      return { limits: [], functions: calls.map((call) => ({ contract, ...readFunction(call) })) }
    }
  }
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

function readWhole<schema extends v.GenericSchema>(
  schema: schema,
  given: unknown,
): v.InferOutput<schema> {
  const read = v.safeParse(schema, given)
  if (read.success) return read.output
  const path = v.getDotPath(read.issues[0]) ?? ''
  throw invalid('grantShape', { given: { path: path.slice(0, 100) } })
}

function unsupported(part: 'signer' | 'permission' | 'policy', type: string) {
  const data = { capability: 'permissions', reason: `${part}_unsupported` }
  return refuseAccount('grantUnsupported', 5700, { data, given: { part, type: type.slice(0, 60) } })
}

function isHexNumber(text: string): boolean {
  if (!text.startsWith('0x') || text.length < 3) return false
  return [...text.slice(2).toLowerCase()].every((digit) => '0123456789abcdef'.includes(digit))
}
