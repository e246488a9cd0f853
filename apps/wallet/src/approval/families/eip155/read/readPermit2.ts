import { fitsTypes, isSame, membersOf, parseStruct, type Types } from './fitsTypes.js'
import { type Fields, readStruct } from './readStruct.js'
import type { ReadTypedData, TokenAllowance } from './TypedReading.js'
import { asAddress, asFields, asInteger, asList, type TypedParts } from './typedParts.js'

/** A struct of Permit2, and which of its members say what is allowed and until when it can be used. */
type Kind = {
  readonly struct: string
  readonly inner: string
  readonly held: string
  readonly deadline: string
  /** One more member at the end, of any type, belongs to whoever carries it out. */
  readonly hasWitness?: boolean
}

const details = {
  inner: 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)',
  held: 'details',
  deadline: 'sigDeadline',
}
const permitted = {
  inner: 'TokenPermissions(address token,uint256 amount)',
  held: 'permitted',
  deadline: 'deadline',
}
const single = 'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline'
const batch = 'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline'

const kinds: readonly Kind[] = [
  {
    struct: 'PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)',
    ...details,
  },
  {
    struct: 'PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)',
    ...details,
  },
  { struct: `PermitTransferFrom(${single})`, ...permitted },
  { struct: `PermitBatchTransferFrom(${batch})`, ...permitted },
  { struct: `PermitWitnessTransferFrom(${single})`, ...permitted, hasWitness: true },
  { struct: `PermitBatchWitnessTransferFrom(${batch})`, ...permitted, hasWitness: true },
]

/**
 * Reads what Permit2 takes. Every field is read by the name that its own kind gives it: a witness may be called anything.
 *
 * @throws when a field is not what its type says
 */
export function readPermit2(parts: TypedParts): ReadTypedData | undefined {
  const { types, primaryType, message, domain } = parts
  const { name, version, chainId, salt } = domain
  if (name !== 'Permit2' || chainId === undefined || version !== undefined || salt !== undefined)
    return undefined
  const kind = kinds.find((one) => parseStruct(one.struct).name === primaryType)
  if (!kind || !fits(kind, types)) return undefined
  const fields = readStruct(types, primaryType, message)
  const held = fields[kind.held]
  const deadline = asInteger(fields[kind.deadline])
  const allowances = (Array.isArray(held) ? asList(held) : [held]).map((one) =>
    allowanceOf(asFields(one), deadline),
  )
  if (allowances.length === 0) return undefined
  return { is: 'allowances', spender: asAddress(fields.spender), allowances, deadline }
}

function fits({ struct, inner, hasWitness }: Kind, types: Types): boolean {
  if (!fitsTypes(types, [inner])) return false
  const { name, members } = parseStruct(struct)
  const given = membersOf(types, name)
  if (!hasWitness || !given) return isSame(given, members)
  const last = given.at(-1)
  return isSame(given.slice(0, -1), members) && members.every((one) => one.name !== last?.name)
}

/** Without an expiration it is used at once, or not at all. */
function allowanceOf({ token, amount, expiration }: Fields, deadline: bigint): TokenAllowance {
  const until = (expiration === undefined ? 0n : asInteger(expiration)) || deadline
  return { token: asAddress(token), amount: asInteger(amount), until }
}
