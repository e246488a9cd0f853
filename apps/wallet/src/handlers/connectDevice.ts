import type { Failure } from '../errors/Failure.js'
import { notLoggedIn } from '../errors/notLoggedIn.js'
import { refuse } from '../errors/refuse.js'
import { refusals } from '../texts/en/refusals.js'
import { deviceWaitMs } from './deviceWaitMs.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Waits for the link of the guard's mail, as long as a page waits for an answer; then the page asks again. */
export function connectDevice({ entry }: HandlerDependencies): Handler<'CONNECT_DEVICE'> {
  return async () => {
    const found = await entry.enter()
    if (!found) throw notLoggedIn()
    if (found.missing !== 'device') return undefined
    const signal = AbortSignal.timeout(deviceWaitMs)
    await entry.waitForDevice({ signal }).catch((error) => {
      throw signal.aborted ? stillWaiting() : error
    })
    return undefined
  }
}

export function stillWaiting(): Failure {
  return refuse(refusals, 'deviceWaiting', 'waiting')
}
