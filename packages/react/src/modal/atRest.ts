import { after, onceIdle } from '@foyer/protocol'
import { afterPaint } from './afterPaint.js'

/** Runs once what is drawn now is on the screen, has come to rest there, and the browser is idle. Returns its end. */
export function atRest(run: () => void): () => void {
  let cancel = afterPaint(() => {
    cancel = after(entryMs, () => {
      cancel = onceIdle(window, run, latestMs)
    })
  })
  return () => cancel()
}

/** As long as the sheets have a dialog come in. */
const entryMs = 200
const latestMs = 200
