import { count, kb, mb, percentile, plainRow, type Row, rateRow, timeRow } from '../rows.js'
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
  const perSocket = ((await memoryNow()) - before) / idle

  await load.ask({ type: 'meet', pairs })
  await load.ask({ type: 'talk', inFlight, seconds: 1 })
  const [began, beganKernel] = [cpuSeconds(), kernelSeconds()]
  const talk = await load.ask({ type: 'talk', inFlight, seconds })
  const [used, usedKernel] = [cpuSeconds() - began, kernelSeconds() - beganKernel]
  const { uris, settled } = await load.ask({ type: 'pair', rounds: pairings })
  const few = await load.ask({ type: 'talk', inFlight: 20, seconds })
  return [
    rateRow(
      'published, delivered and acknowledged, a second and core',
      talk.messages / used,
      'messages',
    ),
    timeRow('processor time of a message', perMessage(used, talk), 'messageProcessor'),
    timeRow('of it in the kernel', perMessage(usedKernel, talk)),
    rateRow(`the same on this machine, ${inFlight} in flight`, talk.messages / talk.seconds),
    ...delivered(`${inFlight} in flight`, talk.times),
    ...delivered('20 in flight', few.times),
    plainRow(`memory of an idle socket, of ${count(idle)}`, perSocket, kb, 'socketMemory'),
    timeRow('processor time to let a socket in', perSocketMs),
    plainRow('memory with these sockets', await memoryNow(), mb),
    timeRow(
      `page asks for a code until it can be drawn, p50 of ${pairings}`,
      percentile(uris, 0.5),
      'pairingCode',
    ),
    timeRow(
      `wallet reads it until the page has the session, p50 of ${pairings}`,
      percentile(settled, 0.5),
      'pairingSession',
    ),
    plainRow('refused', talk.refused + few.refused, String, 'refused'),
  ]
}

/** Milliseconds. */
const perMessage = (seconds: number, { messages }: { messages: number }) =>
  (seconds * 1_000) / messages

function delivered(how: string, times: readonly number[]): readonly Row[] {
  return [0.5, 0.99].map((share) =>
    timeRow(`published until delivered, ${how}, p${share * 100}`, percentile(times, share)),
  )
}
