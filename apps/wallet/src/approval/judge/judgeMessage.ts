import type { MessageAction, SolanaMessageAction } from '../../actions/Action.js'
import { isPreimage } from '../read/isPreimage.js'
import { type ReadSignIn, readMessage } from '../read/readMessage.js'
import { isDigest } from '../text/isDigest.js'
import { originParts } from '../text/originParts.js'
import { hasUnseen } from '../text/spellOut.js'
import { type Warning, warning } from './Warning.js'

type Message = MessageAction | SolanaMessageAction

/** Digests of other sizes: RIPEMD-160, SHA-224, SHA-384, SHA-512 or a signature. */
const otherSizes: ReadonlySet<number> = new Set([20, 28, 48, 64])

/** Of a message: whether it signs in where it is asked, can be read, and is one at all. */
export function judgeMessage(action: Message): readonly Warning[] {
  const { text, signIn } = readMessage(action.bytes)
  const digest = judgeDigest(action, text)
  if (text === undefined) return digest.length > 0 ? digest : [warning('notText')]
  return [
    ...digest,
    ...(signIn ? judgeSignIn(signIn, action) : []),
    ...(hasUnseen(text) ? [warning('hiddenCharacters')] : []),
  ]
}

/**
 * Whether the message stands for something that is not shown. Of 32 bytes it always may: signed by the owner, a Safe takes them for its
 * word on the transaction with this hash, and a hash that reads as text is found in hours by trying. No rule that still lets texts of 32
 * characters pass would keep out who tries for long enough, so there is none.
 */
function judgeDigest({ bytes, account }: Message, text: string | undefined): Warning[] {
  if (isPreimage(bytes)) return [warning('preimage')]
  if (bytes.length === 32) return [warning(text === undefined ? 'bareHash' : 'longAsHash')]
  if (text === undefined) return []
  if (isDigest(text, account.address)) return [warning('writtenHash')]
  // No known contract takes text of one of those sizes as a signed statement: only bytes that are no written text are a danger.
  return otherSizes.has(bytes.length) && hasUnseen(text) ? [warning('bareHash')] : []
}

function judgeSignIn(
  { domain, account, message }: ReadSignIn,
  { origin, account: { address } }: Message,
): Warning[] {
  const { host } = originParts(origin)
  const isHere = domain.toLowerCase() === host.toLowerCase()
  const uri = message && URL.canParse(message.uri) ? new URL(message.uri).host : undefined
  const elsewhere = isHere ? (uri && uri !== host ? uri : undefined) : domain
  const isOther = !isSame(account, address)
  return [
    ...(elsewhere === undefined ? [] : [warning('signInElsewhere', { domain: elsewhere, host })]),
    ...(isOther ? [warning('signInOtherAccount', { account })] : []),
  ]
}

function isSame(one: string, other: string): boolean {
  return one.startsWith('0x') ? one.toLowerCase() === other.toLowerCase() : one === other
}
