/** Runs one after another what must not run at once: in this page, and in all tabs where the browser has locks for them. */
export type Locked = <value>(run: () => Promise<value>) => Promise<value>

export function lockTabs(name: string, locks: LockManager | undefined): Locked {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const turn = last.then(() => inAllTabs(name, locks, run))
    last = turn.catch(() => undefined)
    return turn
  }
}

async function inAllTabs<value>(
  name: string,
  locks: LockManager | undefined,
  run: () => Promise<value>,
): Promise<value> {
  if (!locks) return run()
  let isGiven = false
  try {
    return await locks.request(name, () => {
      isGiven = true
      return run()
    })
  } catch (error) {
    // Where storage is blocked locks are, too. There is no other tab to fear then: each has its shares in its own memory.
    if (isGiven) throw error
    return run()
  }
}
