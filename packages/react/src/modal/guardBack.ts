import { createBackGuard } from './createBackGuard.js'

type Guard = ReturnType<typeof createBackGuard>

const guards = new WeakMap<Window, Guard>()

/**
 * On phones the system's back closes the modal and not the page: opening leaves a mark in the history,
 * which goes again with the modal.
 *
 * @param onBack closes the modal; `false` when it stays
 */
export function guardBack(window: Window, onBack: () => boolean): () => void {
  if (!window.matchMedia('(pointer: coarse), (max-width: 430px)').matches) return () => undefined
  const guard = guards.get(window) ?? createBackGuard(window)
  guards.set(window, guard)
  return guard.enter(onBack)
}
