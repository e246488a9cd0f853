import { hashKey, type Query, type QueryClient } from '@tanstack/query-core'
import type { Client } from '../Client.js'
import { queryKey } from '../queryKey.js'
import { type PersistedKind, persistedKinds } from '../remembered.js'
import { type Persisted, persistence, readPersisted } from './readPersisted.js'

const kinds = Object.keys(persistedKinds) as PersistedKind[]

/**
 * The persister: puts the balances, tokens and names of a page before into the cache, with their age, and keeps those of connected
 * accounts in local storage as they are fetched. Restored at once and not, as by TanStack's own persisters, in a later task, so that
 * the first picture of an account has its amounts. Returns its end.
 */
export function persistQueries(client: Client, queryClient: QueryClient): () => void {
  for (const kind of kinds) restore(client, queryClient, kind)
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const kind = kindOf(client, event.query)
    if (!kind) return
    const { type } = event.action
    if (type === 'invalidate') write(client, kind, event.query, [])
    if (type === 'success' && !event.action.manual) persist(client, kind, event.query)
  })
}

function restore(client: Client, queryClient: QueryClient, kind: PersistedKind): void {
  const { lifeMs } = persistence[kind]
  for (const { key, at, data } of readAll(client, kind)) {
    const ageMs = client.clock.now() - at
    // A clock that was put back makes it older than it says.
    if (ageMs < 0 || ageMs >= lifeMs) continue
    const updatedAt = Date.now() - ageMs
    const target = queryKey(client, kind, key)
    // The host's own cache may know a later answer.
    if ((queryClient.getQueryState(target)?.dataUpdatedAt ?? 0) < updatedAt)
      queryClient.setQueryData(target, data as never, { updatedAt })
  }
}

/** What was invalidated, belongs to no connected account, or could not be read back is not kept. */
function persist(client: Client, kind: PersistedKind, query: Query): void {
  const key = query.queryKey.at(-1) as Persisted['key']
  if (query.state.isInvalidated || !isConnected(client, key.address)) return
  const entry = { key, at: client.clock.now(), data: query.state.data }
  if (readPersisted(kind, JSON.parse(toJson(entry)))) write(client, kind, query, [entry])
}

/** Replaces what is kept of a query. Other tabs write there too. */
function write(client: Client, kind: PersistedKind, query: Query, entries: readonly Persisted[]) {
  const mine = hashKey([query.queryKey.at(-1)])
  const all = readAll(client, kind)
  const others = all.filter(({ key }) => hashKey([key]) !== mine)
  if (entries.length === 0 && others.length === all.length) return
  const stored = [...entries, ...others].slice(0, persistence[kind].max)
  if (stored.length === 0) client.storage.remove(persistedKinds[kind])
  else client.storage.set(persistedKinds[kind], toJson(stored))
}

function readAll({ storage }: Client, kind: PersistedKind): readonly Persisted[] {
  try {
    const found: unknown = JSON.parse(storage.get(persistedKinds[kind]) ?? '[]')
    if (!Array.isArray(found)) return []
    return found.flatMap((entry) => readPersisted(kind, entry) ?? [])
  } catch {
    return []
  }
}

function kindOf(client: Client, query: Query): PersistedKind | undefined {
  const [scope, projectId, kind] = query.queryKey
  if (scope !== 'foyer' || projectId !== client.options.projectId) return undefined
  return kinds.find((one) => one === kind)
}

function isConnected({ store }: Client, address: string): boolean {
  const { byNamespace } = store.getState().connection
  return Object.values(byNamespace).some((connection) =>
    connection.accounts.some((account) => account.address === address),
  )
}

function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part))
}
