import { lazy } from '@foyer/protocol'
import type { Reads } from '../chains/Reads.js'
import type { Approval } from './Approval.js'
import type { ApprovalWorld } from './ApprovalWorld.js'
import type { Stage } from './stage/createStage.js'

type PendingApproval = {
  behind(): number
  /** Prompts the user and performs the action; settles the promise of the caller. */
  run(): Promise<void>
  fail(error: unknown): void
}

/**
 * Makes the approval of a frame. Requests are shown one at a time, in the order they came, and each is answered once. Loads nothing until
 * something is asked.
 */
export function createApproval({ loadReads, ...world }: createApproval.Parameters): Approval {
  const entries: PendingApproval[] = []
  let answered = 0
  let isRunning = false
  let shown: Stage | undefined

  const place = () => {
    const behind = Math.max(0, entries[0]?.behind() ?? 0)
    return { at: answered + 1, of: answered + entries.length + behind }
  }
  const load = lazy(async () => {
    const [{ createStage }, reads] = await Promise.all([
      import('./stage/createStage.js'),
      loadReads(),
    ])
    shown = createStage({ ...world, reads })
    return shown
  })
  const runAll = async () => {
    if (isRunning) return shown?.setPlace(place())
    isRunning = true
    for (let entry = entries[0]; entry; entry = entries[0]) {
      try {
        await entry.run()
      } catch (error) {
        entry.fail(error)
      }
      remove(entry)
      answered += 1
    }
    isRunning = false
    answered = 0
  }
  const remove = (entry: PendingApproval) => {
    const index = entries.indexOf(entry)
    if (index >= 0) entries.splice(index, 1)
  }

  return {
    warm() {
      load().catch(() => {})
    },
    request(pending, { signal, prepare, perform, behind = () => 0 }) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        // The action on the screen does not change from here on.
        const make = async () => freeze(structuredClone(await prepare()))
        let isApproved = false
        const entry: PendingApproval = {
          behind,
          fail: reject,
          async run() {
            const screens = load()
            // Made beside the screens' code, which the first request has to wait for.
            const making = make()
            making.catch(() => {})
            const [stage, spoken] = await Promise.all([screens, world.speech.load()])
            stage.speak(spoken)
            stage.setPlace(place())
            const said = await stage.prompt(pending, making, signal)
            if (said.verdict === 'rejected') return resolve(said)
            isApproved = true
            const { verdict, action } = said
            resolve({ verdict, value: await stage.perform(action, () => perform(action)) })
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

export declare namespace createApproval {
  type Parameters = Omit<ApprovalWorld, 'reads'> & {
    /** What the screens show beside a request comes with them. */
    loadReads(): Promise<Reads>
  }
}

function freeze<value>(value: value): value {
  // Bytes cannot be frozen; these are a copy without another holder.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  for (const one of Object.values(value)) freeze(one)
  return Object.freeze(value)
}
