import { createPairingEngine } from '@foyer/core/testing'
import { createPocketWallet } from '@foyer/testing/pocket'
import { WebSocket } from 'ws'

/** Milliseconds of each round. */
export type PairingTimes = {
  /** From asking for a code, in a page that just loaded what pairing needs, until it can be drawn. */
  readonly uris: readonly number[]
  /** From the wallet's reading it until the page has the session. */
  readonly settled: readonly number[]
}

const namespaces = {
  eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['chainChanged'] },
} as const

/** Pairs a new page with the Pocket Wallet, again and again. */
export async function pairUp(
  relayUrl: string,
  projectId: string,
  rounds: number,
): Promise<PairingTimes> {
  // Older Node has none of its own.
  Object.assign(globalThis, { WebSocket })
  const wallet = createPocketWallet({ relayUrl, chains: [{ id: 'eip155:1' }], WebSocket })
  const uris: number[] = []
  const settled: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const life = new AbortController()
    const engine = await createPairingEngine({
      relayUrl,
      projectId,
      metadata: () => ({ name: 'Bench', description: '', url: 'https://bench.example', icons: [] }),
      clock,
      storagePrefix: 'bench',
      signal: life.signal,
    })
    const began = performance.now()
    const { uri, approval } = await engine.connect({ namespaces })
    const drawn = performance.now()
    wallet.pair(uri)
    await approval
    uris.push(drawn - began)
    settled.push(performance.now() - drawn)
    life.abort()
  }
  wallet.destroy()
  return { uris, settled }
}

const clock = {
  now: Date.now,
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
