import { answerHeldMs, FoyerError, pairingExpiredBelowMs, pairingLifeMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { LivePairing } from '../pairing.js'
import { recall, remember } from '../remembered.js'
import { setPairing } from './setPairing.js'

/** See `preparePairing`. `load` loads the code that makes the URI. */
export function ensureUri(client: Client, load: () => Promise<LivePairing>): Promise<void> {
  const { pairing } = client.handles
  if (client.signal.aborted) return Promise.reject(new FoyerError('client_destroyed'))
  if (client.options.manualWCControl || isFresh(client)) return Promise.resolve()
  if (pairing.preparing) return pairing.preparing
  const isMine = () => pairing.preparing === made
  const made: Promise<void> = make(client, load, () => isMine()).finally(() => {
    if (isMine()) pairing.preparing = undefined
  })
  pairing.preparing = made
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
  const { pairing } = client.handles
  setPairing(client, {
    uri: undefined,
    expiresAt: undefined,
    status: 'preparing',
    error: undefined,
  })
  try {
    // The client is woken in parallel: an approval needs its flows.
    const [live] = await Promise.all([load(), client.handles.wake?.()])
    const attempt = await live.propose()
    if (!isMine()) {
      attempt.cancel()
      throw new FoyerError('connect_cancelled')
    }
    pairing.attempts = [...(pairing.attempts ?? []), attempt]
    const { linked } = client.store.getState().pairing
    // What was on offer stays so beside it, of an earlier page too, until the user gives it up.
    const from = Math.min(recall(client, 'pairing')?.from ?? attempt.id, attempt.id)
    remember(client, 'pairing', { until: attempt.expiresAt + answerHeldMs, from, linked })
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
