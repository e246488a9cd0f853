import { type Client, openModal, type ViewName } from '@foyer/core'
import { runFlows } from '@foyer/core/internal'
import { fetchTexts } from '../locales/fetchTexts.js'
import { afterPaint } from './afterPaint.js'
import { loadView } from './loadView.js'
import { Modal } from './Modal.js'

/**
 * All that the first opening needs, behind one import and in one file: the modal, its texts, the list of wallets, and the flows that
 * find them.
 */
export const opening = { Modal, openModal, prepareFirst, drawn, runFlows }

/** Settles when what the first picture shows is here. */
async function prepareFirst(client: Client, view: ViewName): Promise<void> {
  await Promise.all([
    fetchTexts(client, ['first', 'buttons', 'connectButton']),
    // Without it the modal can still say what is missing, and try again.
    loadView(client, view).catch(() => {}),
  ])
}

/** Settles when what has arrived is on the screen: in the frame after the one that begins now. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(() => afterPaint(resolve))
  })
}
