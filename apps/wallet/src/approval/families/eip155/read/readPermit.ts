import type { Address } from 'viem'
import { fitsTypes, parseStruct } from './fitsTypes.js'
import { type Fields, readStruct } from './readStruct.js'
import type { ReadTypedData } from './TypedReading.js'
import { asAddress, asInteger, isSameAddress, type TypedParts } from './typedParts.js'

/** A struct by which tokens move, signed for the contract of the token itself. */
type Kind = {
  readonly struct: string
  /** Whose tokens they are. */
  readonly owner: string
  read(fields: Fields, token: Address): ReadTypedData
}

const kinds: readonly Kind[] = [
  {
    // ERC-2612. The deadline is that of the signature: the allowance has none.
    struct: 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    owner: 'owner',
    read: ({ spender, value, deadline }, token) => ({
      is: 'allowances',
      spender: asAddress(spender),
      allowances: [{ token, amount: asInteger(value), until: undefined }],
      deadline: asInteger(deadline),
    }),
  },
  {
    // As DAI has it: all or nothing; no expiry is none.
    struct: 'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
    owner: 'holder',
    read: ({ spender, expiry, allowed }, token) => ({
      is: 'allowances',
      spender: asAddress(spender),
      allowances: [{ token, amount: allowed === false ? 0n : 'all', until: undefined }],
      deadline: asInteger(expiry) || undefined,
    }),
  },
  // ERC-3009.
  ...['Transfer', 'Receive'].map(
    (verb): Kind => ({
      struct: `${verb}WithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)`,
      owner: 'from',
      read: ({ to, value, validBefore }, token) => ({
        is: 'transfer',
        token,
        to: asAddress(to),
        amount: asInteger(value),
        deadline: asInteger(validBefore),
      }),
    }),
  ),
]

/**
 * Reads a signature by which another address may move a token. One that speaks for another account is unknown: the owner of those tokens
 * cannot be told.
 *
 * @throws when a field is not what its type says
 */
export function readPermit(parts: TypedParts, account: string): ReadTypedData | undefined {
  const { types, primaryType, message, domain } = parts
  const kind = kinds.find(
    ({ struct }) => parseStruct(struct).name === primaryType && fitsTypes(types, [struct]),
  )
  if (!kind || domain.contract === undefined) return undefined
  const fields = readStruct(types, primaryType, message)
  if (!isSameAddress(asAddress(fields[kind.owner]), account)) return undefined
  return kind.read(fields, domain.contract)
}
