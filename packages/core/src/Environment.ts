import type { Clock } from './Clock.js'
import type { PairingEngine, PairingEngineOptions } from './pairing/engine/PairingEngine.js'

/** What the client takes from its environment. Read when needed, never while a client is made. */
export type Environment = {
  readonly clock: Clock
  /** The storage of remembered values; `undefined` where there is none. May throw. */
  localStorage(): Storage | undefined
  /** The page's window; `undefined` on a server. */
  window(): Window | undefined
  /** Makes the engine of the pairing protocol. Default: Foyer's own, which is loaded then. */
  createEngine?(options: PairingEngineOptions): PairingEngine | Promise<PairingEngine>
  /** Writes the long texts of alerts. Default: to the console. */
  log(...parts: unknown[]): void
}
