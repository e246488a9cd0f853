import { FoyerError, pairingExpiredBelowMs, pairingLifeMs } from '@foyer/protocol'
import type { Client } from '../client.js'
import { setPairing } from './setPairing.js'

/**
 * Makes a URI that a wallet can answer, or keeps the one that is shown while it is not about to expire. Whoever asks while
 * one is being made gets the same: so it may be called when a view opens, and again in the press that needs it. Once a
 * wallet approved, its chain families are connected; the state tells when it declined.
 *
 * Does nothing where the host brings the URI itself (`manualWCControl`).
 *
 * @throws `pairing_off`, `relay_refused`, `relay_unreachable`, `client_destroyed`
 * @throws `connect_cancelled` when pairing was called off meanwhile
 */
export function preparePairing(client: Client): Promise<void> {
  const { preparing } = client.pairing
  if (client.signal.aborted) return Promise.reject(new FoyerError('client_destroyed'))
  if (client.options.manualWCControl || isFresh(client)) return Promise.resolve()
  if (preparing.current) return preparing.current
  const isMine = () => preparing.current === made
  const made: Promise<void> = make(client, () => isMine()).finally(() => {
    if (isMine()) preparing.current = undefined
  })
  preparing.current = made
  return made
}

function isFresh({ clock, store }: Client): boolean {
  const { status, expiresAt } = store.getState().pairing
  if (status !== 'waiting') return false
  return expiresAt !== undefined && expiresAt - clock.now() > pairingExpiredBelowMs
}

async function make(client: Client, isMine: () => boolean): Promise<void> {
  const { clock, pairing } = client
  setPairing(client, {
    uri: undefined,
    expiresAt: undefined,
    status: 'preparing',
    error: undefined,
  })
  try {
    // What follows an approval is set going beside it.
    const [live] = await Promise.all([pairing.live(), client.awake.current?.()])
    const attempt = await live.propose()
    if (!isMine()) {
      attempt.cancel()
      throw new FoyerError('connect_cancelled')
    }
    pairing.attempts.add(attempt)
    setPairing(client, {
      uri: attempt.uri,
      expiresAt: Math.min(clock.now() + pairingLifeMs, attempt.expiresAt),
      status: 'waiting',
    })
    live.follow(attempt)
  } catch (error) {
    if (isMine()) setPairing(client, { status: 'failed', error })
    throw error
  }
}
