import { permit2 } from './readCall.js'
import type { Allowance, ReadTypedData } from './TypedReading.js'
import {
  asAddress,
  asFields,
  asInteger,
  asList,
  type Fields,
  type TypedParts,
} from './typedParts.js'

/** ERC-2612. */
const permit = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'
/** As DAI has it: all or nothing. */
const permitAll = 'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)'
/** ERC-3009. */
const transfer =
  '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'

const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permitted = 'TokenPermissions(address token,uint256 amount)'
/** Of Permit2: the struct, and the one inside it. */
const permit2Structs: Readonly<Record<string, readonly [own: string, inner: string]>> = {
  PermitSingle: ['(PermitDetails details,address spender,uint256 sigDeadline)', details],
  PermitBatch: ['(PermitDetails[] details,address spender,uint256 sigDeadline)', details],
  PermitTransferFrom: [
    '(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)',
    permitted,
  ],
  PermitBatchTransferFrom: [
    '(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)',
    permitted,
  ],
}

/** Reads a signature by which somebody else may move tokens. @throws when a field is not what its type says */
export function readPermit(parts: TypedParts): ReadTypedData | undefined {
  const { contract } = parts
  if (!contract) return undefined
  if (contract.toLowerCase() === permit2.toLowerCase()) return readPermit2(parts)
  const { primaryType, message } = parts
  const struct = parts.structOf(primaryType)
  if (struct === permit) {
    const deadline = asInteger(message.deadline)
    const allowances = [{ token: contract, amount: asInteger(message.value), until: undefined }]
    return { is: 'allowances', spender: asAddress(message.spender), allowances, deadline }
  }
  if (struct === permitAll) {
    const amount = message.allowed === false ? 0n : 'all'
    const deadline = asInteger(message.expiry)
    const allowances = [{ token: contract, amount, until: undefined }] as const
    return { is: 'allowances', spender: asAddress(message.spender), allowances, deadline }
  }
  if (
    /^(Transfer|Receive)WithAuthorization$/.test(primaryType) &&
    struct === primaryType + transfer
  )
    return {
      is: 'transfer',
      token: contract,
      to: asAddress(message.to),
      amount: asInteger(message.value),
      deadline: asInteger(message.validBefore),
    }
  return undefined
}

function readPermit2({ primaryType, message, structOf }: TypedParts): ReadTypedData | undefined {
  const isWitness = /^Permit(Batch)?WitnessTransferFrom$/.test(primaryType)
  const plain = primaryType.replace('Witness', '')
  const [own, inner] = permit2Structs[plain] ?? []
  if (!own || !inner || structOf(inner.slice(0, inner.indexOf('('))) !== inner) return undefined
  const struct = structOf(primaryType)
  const expected = primaryType + own
  // A witness is one more struct at the end, which belongs to whoever carries the order out.
  const fits = isWitness
    ? struct.startsWith(`${expected.slice(0, -1)},`) && !struct.slice(expected.length).includes(',')
    : struct === expected
  if (!fits) return undefined
  const given = message.details ?? message.permitted
  const list = Array.isArray(given) ? asList(given) : [given]
  return {
    is: 'allowances',
    spender: asAddress(message.spender),
    allowances: list.map((one) => allowanceOf(asFields(one))),
    deadline: asInteger(message.sigDeadline ?? message.deadline),
  }
}

function allowanceOf(fields: Fields): Allowance {
  const until = fields.expiration === undefined ? undefined : asInteger(fields.expiration)
  return { token: asAddress(fields.token), amount: asInteger(fields.amount), until }
}
