import type { Namespace } from '@foyer/protocol'
import type { StoreApi } from 'zustand/vanilla'
import type { Adapter } from './adapter.js'
import type { Clock } from './clock.js'
import type { Embedded } from './embedded.js'
import type { Environment } from './environment.js'
import type { Options } from './options.js'
import type { Pairing } from './pairing.js'
import type { Queries } from './queries.js'
import type { State } from './state.js'
import type { ClientStorage } from './storage.js'

/** One Foyer. Two on a page do not know of each other. */
/** Hears whether the modal is shown in this place: the first that is there has it. */
type ModalPlace = (isFirst: boolean) => void

export type Client = {
  readonly store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> & {
    setState(change: Partial<State> | ((state: State) => Partial<State>)): void
  }
  readonly options: Options
  /** Of each chain family; once it is awake also of those that are served by pairing alone. */
  readonly adapters: ReadonlyMap<Namespace, Adapter>
  readonly storage: ClientStorage
  readonly environment: Environment
  /** Time, whose waiting ends with the client. */
  readonly clock: Clock
  /** Remote data, loaded with the first read. */
  readonly queries: Queries
  /** Pairing with wallets elsewhere, loaded with the first use. */
  readonly pairing: Pairing
  /** The embedded wallet, loaded with the first use. */
  readonly embedded: Embedded
  /** Wakes a client that was started and sleeps: its rules run from then on. Empty when there is none to wake. */
  readonly awake: { current: (() => Promise<void>) | undefined }
  /** How often it was started and not stopped since, what ends it, which places of the modal there are, and whether any of it was too many. */
  readonly running: { count: number; end: () => void; modals: Set<ModalPlace>; twice: boolean }
  /**
   * Settles, and never rejects, once the first picture that is being fetched is on the screen: what that picture does
   * not need waits for it. Empty when none is being fetched.
   */
  readonly drawing: { current: Promise<void> | undefined }
  /** Aborted by `destroy`. */
  readonly signal: AbortSignal
  /**
   * Ends everything this client began: listeners, timers, requests. From then on nobody is connected here, whatever is asked of it is
   * refused with `client_destroyed`, and its buttons cannot be pressed. What is remembered stays. It cannot be started again.
   */
  destroy(): void
}
