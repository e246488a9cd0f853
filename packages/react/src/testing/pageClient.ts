import type { FoyerOptions } from '@foyer/core'
import {
  createTestClient,
  type FakeAdapter,
  type FakeAdapterOptions,
  fakeAdapter,
  type TestClient,
} from '@foyer/core/testing'
import { onTestFinished } from 'vitest'

/** A client in the page of the test, with a wallet that a test may direct. Its time stands still until the test advances it. */
export function pageClient({ wallet, window: given, ...options }: pageClient.Options = {}): {
  client: TestClient
  adapter: FakeAdapter
} {
  const adapter = fakeAdapter(wallet)
  const client = createTestClient(
    { adapters: [adapter], ...options },
    { window: () => given ?? window },
  )
  onTestFinished(client.destroy)
  return { client, adapter }
}

export declare namespace pageClient {
  type Options = Partial<FoyerOptions> & {
    /** What the wallet of the page answers; it is willing otherwise. */
    readonly wallet?: FakeAdapterOptions | undefined
    /** Default: the window of the test. */
    readonly window?: Window | undefined
  }
}
