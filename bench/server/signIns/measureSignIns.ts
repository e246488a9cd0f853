import { type Asked, paced } from '../load.js'
import { pinTo } from '../pinTo.js'
import { putProject } from '../putProject.js'
import { percentile, plainRow, type Row, timeRow } from '../rows.js'
import { startTarget } from '../startTarget.js'
import { page, prepareSignIn } from './prepareSignIn.js'

const perSecond = 300
const warmSeconds = 4

/**
 * Signs accounts of keys in that were never here, at a pace that the server does not slow down. Texts, signatures and proofs are made before the
 * clock runs. The server has one core for itself where the machine lets a process be pinned, and what sends has another one.
 */
export async function measureSignIns(
  seconds: number,
  databaseUrl?: string,
): Promise<readonly Row[]> {
  const env = { FOYER_ADDRESS_SIGN_INS_PER_MINUTE: '0' }
  const target = await startTarget({}, databaseUrl ? { ...env, DATABASE_URL: databaseUrl } : env)
  const isPinned = pinTo('0', target.pid) && pinTo('1', process.pid)
  const where = isPinned ? ', on one core' : ''
  try {
    if (databaseUrl) await putProject(databaseUrl, page)
    const { origin } = target
    const load = async (length: number) => {
      const ready: Asked[] = []
      while (ready.length < perSecond * length) ready.push(await prepareSignIn(origin))
      const before = target.cpuSeconds()
      const { times, refused } = await paced(origin, {
        ...{ perSecond, seconds: length },
        ask: (nth) => ready[nth] as Asked,
      })
      return { times, refused, cpu: (target.cpuSeconds() - before) / times.length }
    }
    // Until what runs often is compiled.
    await load(warmSeconds)
    const { times, refused, cpu } = await load(seconds)
    return [
      timeRow(`sign-in of a key at ${perSecond}/s${where}, median`, percentile(times, 0.5)),
      timeRow(`the same, p99`, percentile(times, 0.99), 'signInP99'),
      timeRow('processor time of the server for a sign-in', cpu * 1_000, 'signInProcessor'),
      plainRow('answers other than 200', refused, String, 'refused'),
    ]
  } finally {
    pinTo(pinTo.all, process.pid)
    await target.stop()
  }
}
