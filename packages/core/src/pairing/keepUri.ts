import { FoyerError, pairingExpiredBelowMs, pairingLifeMs } from '@foyer/protocol'
import type { Client } from '../client.js'
import type { LivePairing } from '../pairing.js'
import { remember } from '../remembered.js'
import { setPairing } from './setPairing.js'

/** See `preparePairing`. `load` gives what makes the URI. */
export function keepUri(client: Client, load: () => Promise<LivePairing>): Promise<void> {
  const { now } = client.pairing
  if (client.signal.aborted) return Promise.reject(new FoyerError('client_destroyed'))
  if (client.options.manualWCControl || isFresh(client)) return Promise.resolve()
  if (now.preparing) return now.preparing
  const isMine = () => now.preparing === made
  const made: Promise<void> = make(client, load, () => isMine()).finally(() => {
    if (isMine()) now.preparing = undefined
  })
  now.preparing = made
  return made
}

function isFresh({ clock, store }: Client): boolean {
  const { status, expiresAt } = store.getState().pairing
  if (status !== 'waiting') return false
  return expiresAt !== undefined && expiresAt - clock.now() > pairingExpiredBelowMs
}

async function make(
  client: Client,
  load: () => Promise<LivePairing>,
  isMine: () => boolean,
): Promise<void> {
  const { clock } = client
  const { now } = client.pairing
  setPairing(client, {
    uri: undefined,
    expiresAt: undefined,
    status: 'preparing',
    error: undefined,
  })
  try {
    // What follows an approval is set going beside it.
    const [live] = await Promise.all([load(), client.awake.current?.()])
    const attempt = await live.propose()
    if (!isMine()) {
      attempt.cancel()
      throw new FoyerError('connect_cancelled')
    }
    now.attempts = [...(now.attempts ?? []), attempt]
    const { linked } = client.store.getState().pairing
    remember(client, 'pairing', { until: attempt.expiresAt, linked })
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
