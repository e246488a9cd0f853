import type { Verdict } from '../Approval.js'
import type { Assertion } from '../verify/Passkey.js'

/** Where a request is answered, and what is done then. */
export type Answering = {
  where: Where
  way: WindowOffer
  /** With the word of the passkey, where one is asked for. */
  onVerdict(verdict: Verdict, said?: Assertion | undefined): void
  /** Opens the wallet's own window, in the press. */
  onWindow?: (() => void) | undefined
  /** Shows what protects the wallet, or its passkey, over this screen. */
  onSecurity?: ((page: 'security' | 'passkey') => void) | undefined
}

/** In the page's frame, where the browser can see what lies over it or cannot; or in a window of the wallet's own. */
export type Where = 'frame' | 'blindFrame' | 'window'

/** How it stands with the wallet's own window: none is there to be had, it can be opened, it is open, or it could not be. */
export type WindowOffer = 'none' | 'offer' | 'open' | 'blocked'
