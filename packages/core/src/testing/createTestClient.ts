import type { NetworkInput } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { createFoyer } from '../createFoyer.js'
import type { Environment } from '../Environment.js'
import type { FoyerOptions } from '../options.js'
import { heldClock } from './heldClock.js'
import { memoryStorage } from './memoryStorage.js'

/** A network as a host would give it. */
export function testNetwork(id: number, given: Partial<NetworkInput> = {}): NetworkInput {
  return {
    id,
    name: `Network ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`http://127.0.0.1:1/${id}`] } },
    ...given,
  }
}

export type TestClient = Client & {
  readonly held: ReturnType<typeof heldClock>
  readonly stored: Storage
  readonly logged: readonly unknown[]
}

/** A client outside a browser: its time stands still, its storage is memory, its alerts are kept. */
export function createTestClient(
  options: Partial<FoyerOptions> = {},
  environment: Partial<Environment> = {},
): TestClient {
  const held = heldClock()
  const stored = memoryStorage()
  const logged: unknown[] = []
  const client = createFoyer(
    { projectId: 'test', networks: [testNetwork(1), testNetwork(10)], ...options },
    {
      clock: held,
      localStorage: () => stored,
      window: () => undefined,
      log: (...parts) => logged.push(...parts),
      ...environment,
    },
  )
  return Object.assign(client, { held, stored, logged })
}
