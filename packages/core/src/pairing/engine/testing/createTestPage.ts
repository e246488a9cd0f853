import { IDBFactory } from 'fake-indexeddb'
import { createPairingEngine } from '../createPairingEngine.js'
import type { PairingEngine, PairingEngineOptions, PairingEvent } from '../PairingEngine.js'
import type { PairingLocks, PairingPlatform } from '../PairingPlatform.js'
import { createTestClock } from './createTestClock.js'
import { createTestRelay } from './createTestRelay.js'
import { createTestWallet } from './createTestWallet.js'

export const proposal = {
  namespaces: {
    eip155: {
      chains: ['eip155:1'],
      methods: ['personal_sign', 'eth_sendTransaction'],
      events: ['chainChanged', 'accountsChanged'],
    },
  },
} as const

export type TestPage = {
  readonly engine: PairingEngine
  readonly events: PairingEvent[]
  /** As a browser does when the page is shown again or the network is back. */
  wake(): void
  /** The page is gone without a word, as when it is reloaded or killed. */
  close(): void
}

/** A browser with its storage, a relay and time: everything that a page of a test needs. */
export function createTestBrowser(given: Partial<PairingPlatform> = {}) {
  const clock = createTestClock()
  const relay = createTestRelay(clock.now)
  const databases = new IDBFactory()
  const address = { relayUrl: 'wss://relay.example/relay', projectId: 'project' }
  const channels = createTestChannels()

  const openPage = async ({
    locks,
    ...changes
  }: Partial<PairingEngineOptions> & { locks?: PairingLocks } = {}): Promise<TestPage> => {
    const ended = new AbortController()
    const wakes = new Set<() => void>()
    const platform: PairingPlatform = {
      openSocket: relay.openSocket,
      databases,
      // The browser's own signs on a thread, in a time of its own.
      subtle: undefined,
      locks,
      openChannel: channels.open,
      onWake(run) {
        wakes.add(run)
        return () => wakes.delete(run)
      },
      random: () => 0.5,
      ...given,
    }
    const engine = await createPairingEngine({
      ...address,
      metadata: () => ({ name: 'Shop', description: '', url: 'https://shop.example', icons: [] }),
      clock,
      storagePrefix: 'test:',
      signal: ended.signal,
      platform,
      ...changes,
    })
    const events: PairingEvent[] = []
    engine.subscribe((event) => events.push(event))
    await clock.advance(0)
    return {
      engine,
      events,
      wake() {
        for (const run of [...wakes]) run()
      },
      close: () => ended.abort(),
    }
  }
  return {
    clock,
    relay,
    databases,
    address,
    openPage,
    openWallet: () =>
      createTestWallet({ ...address, openSocket: relay.openSocket, now: clock.now }),
  }
}

/** Channels of one origin, without a worker of the process behind them. */
function createTestChannels() {
  const all = new Set<{ name: string; hear: (message: unknown) => void }>()
  return {
    open(name: string, hear: (message: unknown) => void) {
      const own = { name, hear }
      all.add(own)
      return {
        post(message: unknown) {
          const copy: unknown = structuredClone(message)
          setImmediate(() => {
            for (const other of [...all]) if (other !== own && other.name === name) other.hear(copy)
          })
        },
        close: () => void all.delete(own),
      }
    },
  }
}
