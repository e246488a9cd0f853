import type { PairingLocks } from '../PairingPlatform.js'

type Held = { lose(): void }
type Waiting = { grant(): void }

/** Web Locks for the tabs of a test, with the three ways of asking that the engine uses. */
export function createTestLocks(): PairingLocks {
  const held = new Map<string, Held>()
  const queues = new Map<string, Waiting[]>()
  const lockOf = (name: string): Lock => ({ name, mode: 'exclusive' })
  const next = (name: string) => {
    if (!held.has(name)) queues.get(name)?.shift()?.grant()
  }

  const hold = (name: string, use: (lock: Lock | null) => unknown) =>
    new Promise((resolve, reject) => {
      const mine: Held = { lose: () => reject(new DOMException('Stolen', 'AbortError')) }
      held.set(name, mine)
      const end = () => {
        if (held.get(name) === mine) held.delete(name)
        next(name)
      }
      Promise.resolve(use(lockOf(name)))
        .then(resolve, reject)
        .finally(end)
    })

  const request = (name: string, options: LockOptions, use: (lock: Lock | null) => unknown) => {
    if (options.ifAvailable && held.has(name)) return Promise.resolve(use(null))
    if (options.steal) {
      held.get(name)?.lose()
      return hold(name, use)
    }
    if (!held.has(name)) return hold(name, use)
    return new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      const entry: Waiting = { grant: () => void hold(name, use).then(resolve, reject) }
      queue.push(entry)
      options.signal?.addEventListener('abort', () => {
        queues.set(
          name,
          (queues.get(name) ?? []).filter((other) => other !== entry),
        )
        reject(options.signal?.reason)
      })
    })
  }
  return { request: request as PairingLocks['request'] }
}
