/** Whether the dialog stands: it has its title, nothing moves, nothing fades, nothing is being loaded. */
export function isSettled(): boolean {
  const root = document.querySelector('foyer-modal')?.shadowRoot
  if (!root?.querySelector('[role="dialog"] :is(h1, h2)')?.textContent) return false
  const moving = [...root.getAnimations(), ...document.getAnimations()].filter(
    ({ playState, effect }) =>
      playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
  )
  return moving.length === 0 && !root.querySelector('[data-changing], .skeleton')
}
