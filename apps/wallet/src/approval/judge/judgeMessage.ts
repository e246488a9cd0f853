import type { MessageAction, SolanaMessageAction } from '../../requests/Action.js'
import { isSolanaTransaction } from '../read/isSolanaTransaction.js'
import { type ReadSignIn, readMessage } from '../read/readMessage.js'
import { originParts } from '../text/originParts.js'
import { hasUnseen } from '../text/spellOut.js'
import { type Warning, warning } from './Warning.js'

/** Of a message: whether it signs in where it is asked, can be read, and is one at all. */
export function judgeMessage(action: MessageAction | SolanaMessageAction): readonly Warning[] {
  if (action.kind === 'solanaMessage' && isSolanaTransaction(action.bytes))
    return [warning('looksLikeTransaction')]
  const { text, signIn } = readMessage(action.bytes)
  if (text === undefined) return [warning(isBareHash(action) ? 'bareHash' : 'notText')]
  return [
    ...(signIn ? judgeSignIn(signIn, action) : []),
    ...(hasUnseen(text) ? [warning('hiddenCharacters')] : []),
  ]
}

/** Signed by the owner, a Safe takes it for the owner's word on the transaction with this hash; which one that is nobody can tell. */
function isBareHash({ kind, bytes, account }: MessageAction | SolanaMessageAction): boolean {
  return kind === 'message' && bytes.length === 32 && account.type === 'eoa'
}

function judgeSignIn(
  { domain, account, message }: ReadSignIn,
  { origin, account: { address } }: MessageAction | SolanaMessageAction,
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
