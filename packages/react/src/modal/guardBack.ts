import { cacheOn } from '../ui/cacheOn.js'
import { createBackGuard } from './createBackGuard.js'

/**
 * On phones the system's back closes the modal and not the page: opening leaves a mark in the history,
 * which goes again with the modal.
 *
 * @param onBack closes the modal; `false` when it stays
 */
export function guardBack(window: Window, onBack: () => boolean): () => void {
  if (!window.matchMedia('(pointer: coarse), (max-width: 430px)').matches) return () => undefined
  return cacheOn(window, 'back', () => createBackGuard(window)).enter(onBack)
}
