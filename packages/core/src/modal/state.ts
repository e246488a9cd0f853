import type { Namespace } from '@foyer/protocol'
import type { History } from './history.js'

export type ModalState = {
  readonly open: boolean
  readonly history: History
  /** Whether the last step went backwards: the view moves the other way. */
  readonly backwards: boolean
  /** Goes up by one each time the modal refuses to close, so that a screen can distinguish two refusals. */
  readonly shakes: number
  /** When set, only wallets of this chain family are listed. */
  readonly namespace: Namespace | undefined
  /** The language, other than English, of which texts have arrived. Another object whenever more of them have. */
  readonly language?: { readonly tag: string }
}

/** Without the language: laid over a modal it leaves what has arrived of that. */
export const initialModal: Omit<ModalState, 'language'> = {
  open: false,
  history: [{ name: 'Connect' }],
  backwards: false,
  shakes: 0,
  namespace: undefined,
}
