import { signOut } from '@foyer/protocol/api'
import type { SiwxContext, SiwxTexts } from '@foyer/protocol/siwx'
import { type KeptSession, keepServer, keepStill, readServer } from '../recallServer.js'
import type { createCalls } from '../requests/createCalls.js'
import { unlessOver } from '../requests/unlessOver.js'
import type { createSessionTokens } from './createSessionTokens.js'

/**
 * A session that has ended in this page and not at the server yet, which may be away: it is kept apart until it has ended there, because its cookie is still
 * in the browser, and its secret still opens it. Of several the latest.
 */
export function createLeaving(
  context: SiwxContext,
  calls: ReturnType<typeof createCalls>,
  tokensOf: typeof createSessionTokens,
) {
  const storage = apart(context.storage)
  const tokens = tokensOf({ ...context, storage }, calls)
  const end = async () => {
    const kept = readServer(storage)
    if (!kept) return
    const token = await tokens.current()
    if (token !== undefined) await calls.call(signOut, { body: {}, token }).catch(unlessOver)
    keepStill(storage, kept, undefined)
  }
  let ending = Promise.resolve()
  return {
    note: (kept: KeptSession): void => keepServer(storage, kept),
    forget: (): void => keepServer(storage, undefined),
    /** @throws what the request throws: the session is still to be ended then */
    end(): Promise<void> {
      ending = ending.then(end, end)
      return ending
    },
  }
}

/** The same storage, with keys of its own. */
function apart({ get, set, remove }: SiwxTexts): SiwxTexts {
  const nameOf = (key: string) => `left.${key}`
  return {
    get: (key) => get(nameOf(key)),
    set: (key, value) => set(nameOf(key), value),
    remove: (key) => remove(nameOf(key)),
  }
}
