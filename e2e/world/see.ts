import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the element says this. */
export async function see(locator: Locator, words: string | RegExp): Promise<void> {
  const text = () =>
    locator
      .first()
      .textContent({ timeout: 1000 })
      .catch(() => undefined)
  const matching =
    typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words)
  await expect.poll(text, { timeout: 20_000 }).toEqual(matching)
}
