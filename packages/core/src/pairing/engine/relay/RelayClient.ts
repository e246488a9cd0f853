import type { RelayParams } from '@foyer/protocol/relay'
import type { PairingEngineOptions, RelayState } from '../PairingEngine.js'
import type { PairingPlatform } from '../PairingPlatform.js'
import type { QueuedMessage } from './createPublishOutbox.js'

export type Push = RelayParams<'irn_subscription'>['data']

/** The way to the relay: one socket, there only while something needs it. */
export type RelayClient = {
  /** An id for a message that is to be published. */
  nextId(): string
  subscribe(topic: string): void
  unsubscribe(topic: string): void
  /**
   * Resolves once the relay has taken it. After a lost socket it is sent again unchanged, so that the relay
   * recognizes it as the same.
   *
   * @throws `relay_refused`, `relay_unreachable` (it became too old), or the relay's own error
   */
  publish(message: QueuedMessage): Promise<void>
  /** Withdraws a message: it is not sent, or not again. */
  withdraw(id: string): void
  /** Whether what others published lately has come: the socket is open, and the relay was heard since the page may have slept. */
  isCurrent(): boolean
  /** The page may have slept, or the network come back. */
  wake(): void
  close(): void
}

export type RelaySettings = {
  /** Where to open the next socket. */
  address(): Promise<string>
  clock: PairingEngineOptions['clock']
  platform: PairingPlatform
  subscriptionId(topic: string): string
  /** Resolves once what the message means is stored. Never rejects. */
  onPush(push: Push): Promise<void>
  onState(state: RelayState, reason?: string): void
  /** Whether a wallet's answer is awaited. */
  isExpecting(): boolean
}
