import type { History } from './history.js'

export type ModalState = {
  readonly open: boolean
  readonly history: History
  /** Goes up by one each time the modal refuses to close, so that a screen can tell two refusals apart. */
  readonly shakes: number
  /** Whether the last step went backwards: the view moves the other way. */
  readonly backwards: boolean
}

export const initialModal: ModalState = {
  open: false,
  history: [{ name: 'Connect' }],
  shakes: 0,
  backwards: false,
}
