import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until nothing of a screen changes its colour or place any more. What goes round for ever is none of that. */
export async function settled(frame: Frame | Page): Promise<void> {
  const moving = () =>
    frame.evaluate(() => {
      const all = [...document.querySelectorAll('*')]
      const roots = [document, ...all.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
      return roots
        .flatMap((root) => root.getAnimations())
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
        ).length
    })
  await expect.poll(moving).toBe(0)
}
