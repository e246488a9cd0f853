import { expect } from 'vitest'
import { countMoving } from './countMoving.js'
import type { Visit } from './createVisit.js'

/** Waits until the dialog stands: nothing moves, nothing fades, nothing is being loaded. */
export async function settled({ dialog }: Pick<Visit, 'dialog'>): Promise<void> {
  await expect.poll(() => dialog.evaluate(countMoving), { timeout: 20_000 }).toBe(0)
}
