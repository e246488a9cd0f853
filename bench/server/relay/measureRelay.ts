import { count, mb, ms, percentile, type Row, us } from '../rows.js'
import { startTarget, type Target } from '../startTarget.js'
import { type LoadProcess, startLoad } from './startLoad.js'

const idle = 8_000
/** So many more before them. */
const warming = 8_000
const inFlight = 100
const pairs = 200
const pairings = 20

/** Loads the relay of a server of its own, and gives the rows of its table. */
export async function measureRelay(seconds: number): Promise<readonly Row[]> {
  const target = await startTarget({})
  try {
    const load = await startLoad(`${target.origin.replace(/^http/, 'ws')}/relay`, 'local')
    try {
      return await measure(target, load, seconds)
    } finally {
      await load.stop()
    }
  } finally {
    await target.stop()
  }
}

async function measure(
  { memoryNow, cpuSeconds, kernelSeconds }: Target,
  load: LoadProcess,
  seconds: number,
): Promise<readonly Row[]> {
  // A process has free memory from its start, which is filled before what is measured takes any.
  await load.ask({ type: 'hold', sockets: warming })
  const before = await memoryNow()
  const opening = cpuSeconds()
  await load.ask({ type: 'hold', sockets: idle })
  const perSocketMs = ((cpuSeconds() - opening) * 1000) / idle
  const perSocket = ((await memoryNow()) - before) / idle / 1000

  await load.ask({ type: 'meet', pairs })
  await load.ask({ type: 'talk', inFlight, seconds: 1 })
  const [began, beganKernel] = [cpuSeconds(), kernelSeconds()]
  const talk = await load.ask({ type: 'talk', inFlight, seconds })
  const [used, usedKernel] = [cpuSeconds() - began, kernelSeconds() - beganKernel]
  const { uris, settled } = await load.ask({ type: 'pair', rounds: pairings })
  const few = await load.ask({ type: 'talk', inFlight: 20, seconds })
  return [
    [
      'published, delivered and acknowledged, a second and core',
      count(talk.messages / used),
      '15,000',
    ],
    [
      'processor time of a message / of it in the kernel',
      `${perMessage(used, talk)} / ${perMessage(usedKernel, talk)}`,
      '66 µs / –',
    ],
    [
      `the same on this machine, ${inFlight} in flight`,
      `${count(talk.messages / talk.seconds)}/s`,
      '–',
    ],
    [`published until delivered, ${inFlight} in flight, p50 / p99`, both(talk.times), '–'],
    ['published until delivered, 20 in flight, p50 / p99', both(few.times), '–'],
    [`memory of an idle socket, of ${count(idle)}`, `${perSocket.toFixed(1)} kB`, '15 kB'],
    ['processor time to let a socket in', ms(perSocketMs), '–'],
    ['memory with these sockets', mb(await memoryNow()), '–'],
    [`page asks for a code until it can be drawn, p50 of ${pairings}`, p50(uris), '50 ms'],
    [`wallet reads it until the page has the session, p50 of ${pairings}`, p50(settled), '300 ms'],
    ['refused', String(talk.refused + few.refused), '0'],
  ]
}

const perMessage = (seconds: number, { messages }: { messages: number }) => us(seconds / messages)
const p50 = (times: readonly number[]) => ms(percentile(times, 0.5))
const both = (times: readonly number[]) =>
  `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.99))}`
