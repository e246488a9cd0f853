import { onceIdle } from './onceIdle.js'
import { savesData } from './savesData.js'

/**
 * Runs once the browser has nothing else to do, and never where bytes are dear (`savesData`). Meant for what is only fetched ahead.
 * Returns what calls it off.
 *
 * @param latestMs runs after so many milliseconds in any case: a hidden frame becomes idle late
 */
export function whenIdle(window: Window, run: () => void, latestMs?: number): () => void {
  return savesData(window) ? () => {} : onceIdle(window, run, latestMs)
}
