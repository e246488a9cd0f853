import { openDB } from 'idb'

/** Whom each account of this user paid from this browser. */
export type Payees = {
  list(account: string): Promise<readonly string[]>
  add(account: string, receivers: readonly string[]): Promise<void>
}

/** So many are remembered for each account; the oldest go. */
const payeesMax = 500

/** Keeps the list in the browser, or in memory where the browser keeps nothing. */
export function createPayees(name = 'foyer-payees'): Payees {
  const memory = new Map<string, readonly string[]>()
  // Where storage is blocked, asking for it may throw at once.
  const opened = (async () =>
    openDB(name, 1, { upgrade: (database) => void database.createObjectStore('paid') }))()
  const read = async (account: string): Promise<readonly string[]> => {
    try {
      return ((await (await opened).get('paid', account)) as string[] | undefined) ?? []
    } catch {
      return memory.get(account) ?? []
    }
  }
  // Without storage the first failure would be an unhandled rejection.
  opened.catch(() => undefined)
  return {
    list: read,
    async add(account, receivers) {
      if (receivers.length === 0) return
      const before = await read(account)
      const all = [...new Set([...receivers, ...before])].slice(0, payeesMax)
      memory.set(account, all)
      try {
        await (await opened).put('paid', all, account)
      } catch {
        // It is remembered for as long as the frame lives.
      }
    },
  }
}
