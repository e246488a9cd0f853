import {
  causes,
  chainDisconnectedCode,
  chainUnrecognizedCode,
  defaultErrorCode,
  disconnectedCode,
  type ErrorCode,
  FoyerError,
  readLine,
  requestPendingCode,
  unauthorizedCode,
  userRejectedCode,
  userRejectedPhrase,
} from '@foyer/protocol'

type Plain = Extract<
  ErrorCode,
  | 'user_rejected'
  | 'request_pending'
  | 'wallet_locked'
  | 'chain_not_supported'
  | 'connector_not_connected'
  | 'provider_not_found'
  | 'chain_not_configured'
>

/** What the codes of wallets and libraries mean here. */
const meanings = new Map<unknown, Plain>([
  [userRejectedCode, 'user_rejected'],
  ['ACTION_REJECTED', 'user_rejected'],
  // CAIP-25: the user declined, in paired wallets.
  [defaultErrorCode, 'user_rejected'],
  [requestPendingCode, 'request_pending'],
  [unauthorizedCode, 'wallet_locked'],
  [disconnectedCode, 'connector_not_connected'],
  [chainDisconnectedCode, 'chain_not_supported'],
  [chainUnrecognizedCode, 'chain_not_supported'],
])

/** For wallets that give no code, or the code of everything. */
const phrases: readonly (readonly [RegExp, Plain])[] = [
  [userRejectedPhrase, 'user_rejected'],
  [/already (pending|processing)/i, 'request_pending'],
  [/wallet is locked|unlock (your )?wallet/i, 'wallet_locked'],
  [/provider not found/i, 'provider_not_found'],
  // Of wagmi, about the host's config.
  [/^chain not configured/i, 'chain_not_configured'],
]

const reasonMax = 160

/** The border for errors of wallets and of the libraries between: out comes an error of ours. */
export function translate(error: unknown): FoyerError {
  if (FoyerError.is(error)) return error as FoyerError
  const nested = causes(error)
  for (const { code } of nested) {
    const meaning = meanings.get(typeof code === 'string' && /^-?\d+$/.test(code) ? +code : code)
    if (meaning) return new FoyerError(meaning, { cause: error })
  }
  const messages = nested.map(({ message }) => message.slice(0, 2000))
  for (const [phrase, meaning] of phrases)
    if (messages.some((message) => phrase.test(message)))
      return new FoyerError(meaning, { cause: error })
  const reason = messages.map((message) => readLine(message, reasonMax)).find(Boolean)
  return new FoyerError('wallet_failed', { data: { reason }, cause: error })
}
