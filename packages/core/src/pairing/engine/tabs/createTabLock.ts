import type { PairingLocks } from '../PairingPlatform.js'

/** The right to lead, which one tab of an origin holds. */
export type TabLock = {
  /** Resolves once this tab leads, or another is known to. Rejects when it cannot lead. */
  readonly ready: Promise<void>
  /** Takes it from a tab that does not answer. */
  steal(): void
  release(): void
}

/** Waits for the lock as long as it is not released. */
export function createTabLock({ name, locks, begin, stop }: createTabLock.Parameters): TabLock {
  let released = false
  let holding = false
  let stealing = false
  let letGo = () => {}
  const waiting = new AbortController()

  const hold = async () => {
    stealing = false
    if (released) return
    holding = true
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    try {
      await begin()
    } catch (error) {
      // A failed start is not repeated here: another tab, or the next command, tries again.
      holding = false
      failed(error)
      return
    }
    settle()
    await held
    holding = false
  }
  let settle = () => {}
  let failed = (_: unknown) => {}
  const ready = new Promise<void>((resolve, reject) => {
    settle = resolve
    failed = reject
  })
  const request = async (options: LockOptions) => {
    try {
      await locks.request(name, options, (lock) => (lock ? hold() : queue()))
    } catch {
      // Another tab took the lock, or this one stopped waiting for it.
      if (!holding) return
      holding = false
      if (released) return
      stop()
      void queue()
    }
  }
  const queue = async () => {
    settle()
    void request({ signal: waiting.signal })
  }
  void request({ ifAvailable: true })
  return {
    ready,
    steal() {
      // A second steal at the same time would take the lock from this tab itself.
      if (holding || stealing || released) return
      stealing = true
      void request({ steal: true })
    },
    release() {
      released = true
      letGo()
      waiting.abort()
    },
  }
}

export declare namespace createTabLock {
  type Parameters = {
    name: string
    locks: PairingLocks
    /** This tab leads now. */
    begin(): Promise<void>
    /** Another tab took over. */
    stop(): void
  }
}
