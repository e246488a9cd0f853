import { type ErrorCode, FoyerError } from '@foyer/protocol'

/** The ways in which pairing ends without a wallet. */
export type PairingOutcome =
  | 'declined'
  | 'offline'
  | 'unreachable'
  | 'refused'
  | 'answer'
  | 'expired'
  | 'off'
  | 'failed'

const outcomes: { readonly [code in ErrorCode]?: PairingOutcome } = {
  user_rejected: 'declined',
  relay_unreachable: 'unreachable',
  relay_refused: 'refused',
  session_refused: 'answer',
  pairing_expired: 'expired',
  pairing_off: 'off',
}

/**
 * The outcome that the screen explains. While the browser is offline, that explains an unreachable relay. Neither the
 * wallet's nor the relay's own words are shown.
 */
export function pairingOutcome(error: unknown, online: boolean): PairingOutcome {
  const outcome = (FoyerError.is(error) && outcomes[error.code]) || 'failed'
  const isOurs = outcome === 'unreachable' || outcome === 'failed'
  return isOurs && !online ? 'offline' : outcome
}
