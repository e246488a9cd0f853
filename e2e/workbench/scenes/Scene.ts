import type { Client, FoyerOptions } from '@foyer/core'
import type { FakeAdapterOptions } from '@foyer/core/testing'

/** One view in one state, made without a chain, a wallet or a server. */
export type Scene = {
  readonly name: string
  readonly options?: Partial<FoyerOptions>
  /** What the wallet of the page answers; it is willing otherwise. */
  readonly wallet?: FakeAdapterOptions
  /** A text that is there once all of it is: data, or a message in English. Default: what comes with the view. */
  readonly shows?: string
  /** Brings the client there. */
  arrange(client: Client): void | Promise<void>
}
