import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const lane = fileURLToPath(new URL('lane.mjs', import.meta.url))
/** So many of one test file stay together: they share a start, and no lane is left with all of them. */
const together = 8
/** Longer than the start of a group and any one trial. */
const quietMs = 600_000

/**
 * Takes defences away, one by one, in copies of the repository, and asks that the named test of each fails.
 *
 * @param copy makes a copy in a folder
 * @param slowness how many times longer than on a quiet machine all may take; a lane that says nothing for too long is ended
 * @param tell hears of each as soon as it is known: `id`, `noticed`, `why`, `ms`
 */
export async function tryDefences(defences, { copy, lanes = 2, slowness = 1, tell }) {
  const queue = groups(defences)
  const count = Math.min(lanes, queue.length)
  await Promise.all(Array.from({ length: count }, oneLane))

  async function oneLane() {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-defences-'))
    try {
      await copy(folder)
      while (queue.length > 0) await oneProcess(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** A process for as many groups as it lasts. */
  function oneProcess(folder) {
    return new Promise((resolve) => {
      const env = { ...process.env, CI: '1', FOYER_SLOWNESS: String(slowness) }
      const child = fork(lane, { cwd: folder, env, detached: true })
      const leave = () => end(child)
      process.once('exit', leave)
      let left = []
      let timer
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => end(child), quietMs * slowness)
      }
      const next = () => {
        const group = queue.shift()
        left = group?.defences ?? []
        if (group) child.send(group)
        else child.disconnect()
      }
      child.on('message', ({ isDone, ...said }) => {
        wait()
        if (isDone) return next()
        left = left.filter(({ id }) => id !== said.id)
        tell(said)
      })
      child.on('exit', async () => {
        clearTimeout(timer)
        process.off('exit', leave)
        end(child)
        const [hung, ...others] = left
        if (hung)
          tell({ id: hung.id, noticed: false, why: 'the run hung or died without it', ms: 0 })
        if (others.length > 0) queue.unshift({ test: others[0].test, defences: others })
        // What was changed there when it ended may still be.
        if (hung) await again(folder)
        resolve()
      })
      wait()
    })
  }

  async function again(folder) {
    await rm(folder, { recursive: true, force: true })
    await copy(folder)
  }
}

/** Ends a lane with the workers, browsers and servers that it started. */
function end({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

function groups(defences) {
  return [...new Set(defences.map(({ test }) => test))].flatMap((test) => {
    const all = defences.filter((defence) => defence.test === test)
    return Array.from({ length: Math.ceil(all.length / together) }, (_, nth) => ({
      test,
      defences: all.slice(nth * together, (nth + 1) * together),
    }))
  })
}
