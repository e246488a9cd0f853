/** How many things of a dialog's shadow root, and of its page, still move, fade or change; what moves without end does not count. Runs in the page. */
export function countMoving(dialog: Element): number {
  const root = dialog.getRootNode() as ShadowRoot
  const running = [...root.getAnimations(), ...document.getAnimations()].filter(
    ({ playState, effect }) =>
      playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
  )
  return running.length + root.querySelectorAll('[data-changing]').length
}
