import type { ErrorCode } from './catalogue/errors.js'
import {
  chainDisconnectedCode,
  chainUnrecognizedCode,
  defaultErrorCode,
  disconnectedCode,
  requestPendingCode,
  unauthorizedCode,
  userRejectedCode,
  userRejectedPhrase,
} from './catalogue/walletErrorCodes.js'
import { causes } from './causes.js'
import { FoyerError } from './FoyerError.js'
import { readLine } from './readLine.js'

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
  [/already (pending|processing)|has a pending/i, 'request_pending'],
  [/wallet is locked|unlock (your )?wallet/i, 'wallet_locked'],
  [/provider not found/i, 'provider_not_found'],
  // Of wagmi, about the host's config.
  [/^chain not configured/i, 'chain_not_configured'],
]

const reasonMax = 160

/**
 * An error of a wallet, or of a library on the way to it, as one of Foyer's: by the codes of EIP-1193, EIP-1474 and CAIP-25, wherever they
 * are nested, then by phrases that wallets write without a code. What is not known is `wallet_failed`, with the wallet's reason in one line.
 */
export function toFoyerError(error: unknown): FoyerError {
  try {
    return translate(error)
  } catch {
    // It has getters that throw: nothing of it is kept.
    return new FoyerError('wallet_failed', { data: {} })
  }
}

function translate(error: unknown): FoyerError {
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
