import type { Client } from '../Client.js'

/** Whether the modal is on the screen: one that stands in the page (`enableEmbedded`) always is. */
export function isShown({ options, store }: Pick<Client, 'options' | 'store'>): boolean {
  return store.getState().modal.open || options.enableEmbedded
}
