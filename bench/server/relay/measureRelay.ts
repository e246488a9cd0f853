import { count, kb, mb, percentile, plainRow, type Row, rateRow, timeRow } from '../rows.js'
import { startBare } from '../startBare.js'
import { startTarget, type Target } from '../startTarget.js'
import { type LoadProcess, startLoad } from './startLoad.js'

const idle = 8_000
/** So many more before them. */
const warming = 8_000
const inFlight = 100
const pairs = 200
const pairings = 20
/** Messages before any is counted, and counted ones at least. */
const warmingMessages = 20_000
const leastMessages = 40_000

/** Loads the relay of a server of its own, and gives the rows of its table. */
export async function measureRelay(seconds: number): Promise<readonly Row[]> {
  const bareMs = await loaded(startBare(), async (target, load) => {
    const { used, messages } = await talkWarm(target, load, seconds)
    return perMessage(used, { messages })
  })
  return loaded(startTarget({}), (target, load) => measure(target, load, seconds, bareMs))
}

type Loaded<result> = (target: Target, load: LoadProcess) => Promise<result>

async function loaded<result>(starting: Promise<Target>, work: Loaded<result>): Promise<result> {
  const target = await starting
  try {
    const load = await startLoad(`${target.origin.replace(/^http/, 'ws')}/relay`, 'local')
    try {
      return await work(target, load)
    } finally {
      await load.stop()
    }
  } finally {
    await target.stop()
  }
}

/** Has pairs talk, first until their code is warm, and gives the seconds of the processor that the target used for what was counted. */
async function talkWarm(target: Target, load: LoadProcess, seconds: number) {
  await load.ask({ type: 'meet', pairs })
  await load.ask({ type: 'talk', inFlight, seconds: 1, least: warmingMessages })
  const [began, beganKernel] = [target.cpuSeconds(), target.kernelSeconds()]
  const talk = await load.ask({ type: 'talk', inFlight, seconds, least: leastMessages })
  const used = target.cpuSeconds() - began
  return { ...talk, used, usedKernel: target.kernelSeconds() - beganKernel }
}

async function measure(
  target: Target,
  load: LoadProcess,
  seconds: number,
  bareMs: number,
): Promise<readonly Row[]> {
  const { memoryNow, cpuSeconds } = target
  // A process has free memory from its start, which is filled before what is measured takes any.
  await load.ask({ type: 'hold', sockets: warming })
  const before = await memoryNow()
  const opening = cpuSeconds()
  await load.ask({ type: 'hold', sockets: idle })
  const perSocketMs = ((cpuSeconds() - opening) * 1000) / idle
  const perSocket = ((await memoryNow()) - before) / idle

  const { used, usedKernel, ...talk } = await talkWarm(target, load, seconds)
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
    timeRow('the same on a bare WebSocket server that keeps and checks nothing', bareMs),
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
