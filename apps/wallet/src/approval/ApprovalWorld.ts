import type { Theme } from '@foyer/react/ui'
import type { Chains } from '../chains/Chains.js'
import type { Reads } from '../chains/Reads.js'
import type { Speech } from '../texts/createSpeech.js'
import type { Reason } from '../texts/Reason.js'
import type { Payees } from './createPayees.js'
import type { PageClaims } from './screen/Scene.js'
import type { PasskeyRule } from './verify/createPasskeyRule.js'

/** What the approval screens need of the frame they are in. */
export type ApprovalWorld = {
  /** Where they are drawn. It is left empty until something is asked. */
  element: HTMLElement
  chains: Chains
  /** What the server knows of names and prices. */
  reads: Reads
  /** The receivers that the user paid before. */
  payees: Payees
  /** Waits, so many milliseconds. */
  pause(ms: number): Promise<void>
  /** Whether a passkey is asked for before what is risky. */
  passkeys: Pick<PasskeyRule, 'read' | 'confirm'>
  /** Whether a browser of the user reports the passkey as lost. */
  isPasskeyLost(): Promise<boolean>
  /**
   * Shows what protects the wallet, or its passkey, over the screen. Resolves once it is left; rejects when `signal` ends it:
   * it never lies over the next request.
   */
  showSecurity(origin: string, page: 'security' | 'passkey', signal: AbortSignal): Promise<void>
  /** What the page said of itself last. */
  app(): PageClaims | undefined
  theme: {
    /** The same object while nothing changed. */
    now(): Theme
    /** Calls `hear` whenever it changed. */
    onChange(hear: () => void): void
  }
  /** The address of the page that runs `startApprovalWindow`, on the wallet's own origin. */
  windowUrl: string
  /** A failure, for the user. */
  describe(error: unknown): Reason
  /** The language of the screens. */
  speech: Pick<Speech, 'load'>
}
