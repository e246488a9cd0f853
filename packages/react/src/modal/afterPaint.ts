import { after } from '@foyer/protocol'

/** Runs once what is drawn now is on the screen, so as not to stand in its way. Returns its end. */
export function afterPaint(run: () => void): () => void {
  let cancel = () => {}
  const frame = requestAnimationFrame(() => {
    cancel = after(0, run)
  })
  return () => {
    cancelAnimationFrame(frame)
    cancel()
  }
}
