import { initialModal, type ModalState } from './state.js'

/** The modal as it is when it is shut: it begins at this view, and what has arrived of the language stays so. */
export function shutModal(
  { shakes, language }: ModalState,
  name: 'Account' | 'Connect',
): ModalState {
  return { ...initialModal, history: [{ name }], shakes, ...(language && { language }) }
}
