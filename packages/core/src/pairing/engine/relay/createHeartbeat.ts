import { heartbeatMs } from '@foyer/protocol'
import { sleptMs } from '../limits.js'
import type { PairingEngineOptions } from '../PairingEngine.js'

/** Looks after a socket while there is one: browsers say nothing of one that is half open. */
export function createHeartbeat(
  clock: PairingEngineOptions['clock'],
  beat: (hasSlept: boolean) => void,
) {
  let cancel = () => {}
  const start = () => {
    cancel()
    const since = clock.now()
    cancel = clock.after(heartbeatMs, () => {
      start()
      beat(clock.now() - since > sleptMs)
    })
  }
  return { start, stop: () => cancel() }
}
