import type { FrameLocator } from 'playwright-core'
import { pressUntilTaken } from './pressUntilTaken.js'

/** Says no on the wallet's own screen. */
export function decline(frame: FrameLocator): Promise<void> {
  return pressUntilTaken(frame, 'approval-reject')
}
