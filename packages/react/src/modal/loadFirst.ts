import type { Client, ViewName } from '@foyer/core'
import { fetchTexts } from '../locales/fetchTexts.js'
import { afterPaint } from './afterPaint.js'
import { loadView } from './loadView.js'
import { Modal } from './Modal.js'

/**
 * All that the first opening shows, behind one import: the modal, its texts and the list of wallets come
 * in one file, and every other view is reached from here, so that no bundler cuts what they share into
 * dozens of small ones.
 */
export async function loadFirst(client: Client, view: ViewName) {
  await Promise.all([
    fetchTexts(client, ['first', 'buttons', 'connectButton']),
    // Without it the modal can still say what is missing, and try again.
    loadView(client, view).catch(() => {}),
  ])
  return { Modal, drawn }
}

/** Settles when what has arrived is on the screen: in the frame after the one that begins now. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(() => afterPaint(resolve))
  })
}
