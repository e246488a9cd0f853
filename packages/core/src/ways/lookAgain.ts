import { after } from '@foyer/protocol'

const firstPauseMs = 50
const lastPauseMs = 1_000

/** Looks at once, and five times more within two seconds: for wallets that come into the page late and do not say so. Returns what stops it. */
export function lookAgain(look: () => void): () => void {
  let cancel = () => {}
  const begin = (pauseMs: number) => {
    look()
    if (pauseMs < lastPauseMs) cancel = after(pauseMs, () => begin(2 * pauseMs))
  }
  begin(firstPauseMs)
  return () => cancel()
}
