import type { Namespace } from '@foyer/protocol'
import type { StoreApi } from 'zustand/vanilla'
import type { Clock } from './Clock.js'
import type { ClientStorage } from './createStorage.js'
import type { Environment } from './Environment.js'
import type { Handles } from './handles.js'
import type { Options } from './options.js'
import type { Queries } from './queries.js'
import type { State } from './state.js'

/**
 * One Foyer client. Two on a page share nothing. `namespace` names the chain families of the adapters that it was made with: what its requests
 * take and return follows from it. All families where it is not known.
 */
export type Client<namespace extends Namespace = Namespace> = {
  /** What a listener throws is logged: it stops neither other listeners nor what changes the state. */
  readonly store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> & {
    setState(change: Partial<State> | ((state: State) => Partial<State>)): void
  }
  readonly options: Options
  readonly storage: ClientStorage
  readonly environment: Environment
  /** The clock, whose timers end with the client. */
  readonly clock: Clock
  /** Remote data: TanStack Query, loaded with the first read. */
  readonly queries: Queries
  /** What the store cannot hold, such as promises, windows and functions that end listeners. */
  readonly handles: Handles
  /** Aborted by `destroy`. */
  readonly signal: AbortSignal
  /**
   * Ends everything this client began: listeners, timers, requests. From then on no wallet is connected here, actions reject with
   * `client_destroyed`, what only changes the state changes nothing, and its buttons are disabled. Remembered values stay. It cannot be started again.
   */
  destroy(): void
  /** Carries the type parameter; absent at run time. */
  readonly '~namespace'?: namespace
}
