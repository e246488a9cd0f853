import { expect } from 'vitest'
import type { Visit } from './createVisit.js'

/** Waits until the dialog stands: nothing moves, nothing fades, nothing is being loaded. */
export async function settled({ dialog }: Pick<Visit, 'dialog'>): Promise<void> {
  const moving = () =>
    dialog.evaluate((element) => {
      const root = element.getRootNode() as ShadowRoot
      const animations = [...root.getAnimations(), ...document.getAnimations()]
      return (
        animations.filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
        ).length + root.querySelectorAll('[data-changing]').length
      )
    })
  await expect.poll(moving, { timeout: 20_000 }).toBe(0)
}
