import type { Client } from '../client.js'
import { keptKeys } from './keptKeys.js'

type Kind = keyof typeof keptKeys
type Entry = { readonly id: string; readonly at: number; readonly value: unknown }

const entriesMax = 8
/** Lists are long, and a browser keeps little. */
const listsMax = 2

/**
 * What keeps an answer in the browser for a moment, so that a page that is loaded anew shows it at once. Made when the
 * question is asked: an answer that comes after a wallet left is not kept, as its account has been forgotten by then.
 * Nor is one that `read` would not recognise, such as a list that is too long.
 */
export function keeper(
  client: Client,
  kind: Kind,
  { id, read }: Pick<kept.Parameters<unknown>, 'id' | 'read'>,
): (given: unknown) => void {
  const before = Object.keys(client.store.getState().connection.byNamespace)
  return (given) => {
    const value: unknown = JSON.parse(JSON.stringify(given, writeBigint))
    if (read(value) === undefined) return
    const { byNamespace } = client.store.getState().connection
    if (before.some((namespace) => !(namespace in byNamespace))) return
    const others = readEntries(client, kind).filter((entry) => entry.id !== id)
    const max = kind === 'tokens' ? listsMax : entriesMax
    const all: Entry[] = [{ id, at: client.clock.now(), value }, ...others].slice(0, max)
    client.storage.set(keptKeys[kind], JSON.stringify(all))
  }
}

/**
 * The answer that was kept, when it is younger than `lifeMs`, and how old it is. What `read` does not
 * recognise is absent.
 */
export function kept<value>(
  client: Client,
  kind: Kind,
  { id, lifeMs, read }: kept.Parameters<value>,
): { value: value; ageMs: number } | undefined {
  const entry = readEntries(client, kind).find((one) => one.id === id)
  if (!entry) return undefined
  const ageMs = client.clock.now() - entry.at
  // A clock that was put back makes it older than it says.
  if (ageMs < 0 || ageMs >= lifeMs) return undefined
  const value = read(entry.value)
  return value === undefined ? undefined : { value, ageMs }
}

export declare namespace kept {
  type Parameters<value> = {
    id: string
    lifeMs: number
    /** Checks the shape: anybody may have written there. */
    read: (value: unknown) => value | undefined
  }
}

function readEntries({ storage }: Client, kind: Kind): readonly Entry[] {
  try {
    const found: unknown = JSON.parse(storage.get(keptKeys[kind]) ?? '[]')
    return Array.isArray(found) ? found.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: Partial<Entry> | null): value is Entry {
  return typeof value?.id === 'string' && Number.isFinite(value.at)
}

function writeBigint(_: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
