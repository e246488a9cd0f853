import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { within } from '@foyer/protocol'
import { onTestFinished } from 'vitest'
import { startStandIn } from '../../../testing/startStandIn.js'
import { SwapError } from '../SwapError.js'

type Call = { path: string; body: string; headers: IncomingHttpHeaders }
type Answer = (call: Call) => unknown
type Behaviour = (call: Call, response: ServerResponse) => unknown

/** A swap service, played by a server of this machine, with a clock that is turned by hand. Its answers are JSON, unless it is to behave otherwise. */
export async function startService(answer: Answer) {
  const calls: Call[] = []
  let time = Date.now()
  let behaviour: Behaviour | undefined
  const timers: { ms: number; run(): void }[] = []
  const { url, stop } = await startStandIn(async (body, { url: path = '', headers }, response) => {
    const call = { path, body, headers }
    calls.push(call)
    if (behaviour) return await behaviour(call, response)
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(call)))
  })
  onTestFinished(stop)
  const clock: NonNullable<within.Options['clock']> = {
    after(ms, run) {
      const timer = { ms, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  }
  return {
    ...{ url, calls, timers, clock },
    now: () => time,
    pass(ms: number) {
      time += ms
    },
    behave(how: Behaviour | undefined) {
      behaviour = how
    },
  }
}

export function faultOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => (error instanceof SwapError ? error.fault : `no SwapError: ${error}`),
  )
}
