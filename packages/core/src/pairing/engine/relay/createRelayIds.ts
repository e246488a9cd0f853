import type { PairingEngineOptions } from '../PairingEngine.js'

/** Makes the ids of calls to the relay: 19 digits, as relays expect. One engine makes none twice. */
export function createRelayIds({ now }: Pick<PairingEngineOptions['clock'], 'now'>): () => string {
  let last = 0
  return () => {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
    last = (last + 1 + (random % 1_000)) % 1_000_000
    return `${now()}${String(last).padStart(6, '0')}`
  }
}
