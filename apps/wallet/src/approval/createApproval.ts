import type { Approval } from './Approval.js'
import type { ApprovalWorld } from './ApprovalWorld.js'
import type { Stage } from './stage/createStage.js'

type Entry = {
  behind(): number
  /** Asks the person and does it; settles the promise of whoever asked. */
  run(stage: Stage): Promise<void>
  fail(error: unknown): void
}

/**
 * Makes the approval of a frame. Requests are shown one at a time, in the order they came, and each is answered once. Loads nothing until
 * something is asked.
 */
export function createApproval(world: ApprovalWorld): Approval {
  const entries: Entry[] = []
  let answered = 0
  let isRunning = false
  let shown: Stage | undefined

  const place = () => {
    const behind = Math.max(0, entries[0]?.behind() ?? 0)
    return { at: answered + 1, of: answered + entries.length + behind }
  }
  const load = async () => {
    const { createStage } = await import('./stage/createStage.js')
    shown ??= createStage(world)
    return shown
  }
  const runAll = async () => {
    if (isRunning) return shown?.setPlace(place())
    isRunning = true
    for (let entry = entries[0]; entry; entry = entries[0]) {
      try {
        const stage = await load()
        // Dropped while the screen came.
        if (entry !== entries[0]) continue
        stage.setPlace(place())
        await entry.run(stage)
      } catch (error) {
        entry.fail(error)
      }
      remove(entry)
      answered += 1
    }
    isRunning = false
    answered = 0
  }
  const remove = (entry: Entry) => {
    const index = entries.indexOf(entry)
    if (index >= 0) entries.splice(index, 1)
  }

  return {
    ask(action, { signal, perform, behind = () => 0 }) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        // Nobody can change what is on the screen from here on.
        const copy = freeze(structuredClone(action))
        let isApproved = false
        const entry: Entry = {
          behind,
          fail: reject,
          async run(stage) {
            const verdict = await stage.ask(copy, signal)
            if (verdict === 'rejected') return resolve({ verdict })
            isApproved = true
            resolve({ verdict, value: await stage.perform(copy, perform) })
          },
        }
        entries.push(entry)
        signal.addEventListener('abort', () => {
          // Too late: it is being done, and its outcome is the answer.
          if (isApproved) return
          // What is shown ends by itself; what waits for its turn never gets one.
          if (entry !== entries[0]) {
            remove(entry)
            shown?.setPlace(place())
          }
          reject(signal.reason)
        })
        void runAll()
      })
    },
  }
}

function freeze<value>(value: value): value {
  // Bytes cannot be frozen; these are a copy that nobody else has.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  for (const one of Object.values(value)) freeze(one)
  return Object.freeze(value)
}
