import type { Emitter } from '../../wallet/createEmitter.js'
import type { WalletWindow } from '../../wallet/WalletWindow.js'
import type { BitcoinWalletContext } from '../BitcoinWalletContext.js'
import type { BitcoinFeature } from '../BitcoinWalletOptions.js'
import type { Signing } from '../createSigning.js'

/** What a shape is made of. */
export type ShapeParts = {
  readonly name: string
  readonly icon: string
  readonly window: WalletWindow
  readonly context: BitcoinWalletContext
  readonly signing: Signing
  readonly features: readonly BitcoinFeature[]
  readonly events: Emitter
  /** A method as the page calls it: counted, and in the reach of the test. */
  method<parameters extends readonly never[]>(
    name: string,
    run: (...parameters: parameters) => unknown,
  ): (...parameters: parameters) => unknown
}

/** A wallet in the page, in one of its shapes. */
export type PlacedShape = {
  /** What the wallet registers, or puts into the page. */
  readonly wallet: object
  /** Tells the page that accounts or network are others. */
  changed(): void
  /** Tells the page whatever a test wants. */
  emit(value: unknown): void
  retract(): void
}
