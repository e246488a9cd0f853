import { openModal } from '@foyer/core'
import { runFlows } from '@foyer/core/internal'
import { fetchPick } from './fetchPick.js'
import { Modal } from './Modal.js'
import { makeReady } from './makeReady.js'
import { prepareFirst } from './prepareFirst.js'

/**
 * All that the first opening needs, behind one import and in one file: the modal, its texts, the list of wallets, and the flows that
 * find them.
 */
export const opening = { Modal, openModal, prepareFirst, makeReady, fetchPick, runFlows, loadFace }

/** Fetches the face of a connected account: the flows that connected it came with this file. */
function loadFace() {
  return import('./AccountFace.js')
}
