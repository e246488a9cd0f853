import type { Theme } from '@foyer/react/ui'
import type { Verdict } from '../Approval.js'
import type { Scene } from '../screen/Scene.js'
import type { Assertion } from '../verify/Passkey.js'

/** What the wallet's window says first, to the frame that opened it, with a port for all the rest. */
export const windowReady = 'foyer-approval-window'

/** Over the port, from the frame: what is drawn. */
export type ToWindow = {
  readonly scene: Scene
  readonly theme: Theme
  /** Of the frame's screens, a BCP 47 tag. */
  readonly locale: string
}

/** Over the port, from the window: the user's answer. The id names the request. */
export type FromWindow =
  | {
      readonly is: 'verdict'
      readonly id: string
      readonly verdict: Verdict
      readonly said?: Assertion | undefined
    }
  | { readonly is: 'close'; readonly id: string }
