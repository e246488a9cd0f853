import type { FoyerOptions } from '@foyer/core'
import type { PairingPlay } from '../fixture/playPairing.js'
import type { VisitOptions } from './createStage.js'
import type { Visit } from './createVisit.js'

/** A view in one of its states, on the page of the suite. */
export type Scene = {
  name: string
  visit?: Pick<VisitOptions, 'wallets' | 'hostile' | 'forgive' | 'first'>
  /** What the browser says it is: a phone, where apps are opened. */
  agent?: string
  /** How pairing goes, where the page has it. */
  pairing?: PairingPlay
  options?: Partial<FoyerOptions>
  /** What is to be seen stands beside the dialog. */
  whole?: boolean
  arrange(visit: Visit): Promise<void>
}
