import { FoyerError } from '@foyer/protocol'
import { base58 } from '@scure/base'
import type { SignedOnConnect } from '../../../FamilyFeatures.js'
import { readField } from '../../../ways/readField.js'
import { demandSignature } from './demandSignature.js'
import { differenceOf } from './differenceOf.js'
import type { SignInInput } from './toSignInInput.js'

/** Characters of the text in base58: more than any field fills. */
const textMax = 8_192
const keyLength = 32

/**
 * The answer of a wallet to `solana_signIn`, read again: each field is what was given, the account is that of the text, and the signature that of the account.
 * Without an account in the input it is whichever the wallet names.
 *
 * @throws `sign_in_differs` with the field, `answer_invalid`
 */
export function readSignedIn(answer: unknown, input: SignInInput): SignedOnConnect {
  const { address } = { address: readField(answer, 'address'), ...input }
  if (readField(answer, 'address') !== address || !isAccount(address)) throw differs('address')
  const bytes = readBytes(readField(answer, 'signedMessage'))
  const message = readText(bytes)
  const field = differenceOf(message, { ...input, address })
  if (field !== undefined) throw differs(field)
  const signature = demandSignature(readField(answer, 'signature'), { bytes, address })
  return { address, message, signature }
}

function differs(field: string) {
  return new FoyerError('sign_in_differs', { data: { field } })
}

function isAccount(address: string): boolean {
  try {
    return address.length <= 44 && base58.decode(address).length === keyLength
  } catch {
    return false
  }
}

function readBytes(text: string): Uint8Array {
  try {
    return base58.decode(text.slice(0, textMax))
  } catch {
    throw new FoyerError('answer_invalid')
  }
}

/** UTF-8 without a mark at its beginning, which would be part of what is signed and not of what is read. */
function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FoyerError('answer_invalid')
  }
}
