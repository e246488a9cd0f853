import { type CaipNetworkId, isCaipNetworkId, namespaces, storageVersion } from '@foyer/protocol'
import * as v from 'valibot'
import type { TextStorage } from './adapter.js'
import type { Environment } from './environment.js'

const namespace = v.picklist(namespaces)
const networkId = v.custom<CaipNetworkId>(isCaipNetworkId)
const text = v.pipe(v.string(), v.maxLength(4096))

/**
 * Everything that is remembered, and its shape. What does not parse is absent.
 *
 * - `connected`: which wallet serves which namespace, the latest first
 * - `active`: the namespace in use
 * - `networks`: the network chosen in each namespace
 * - `recent`: wallets lately used, newest first
 * - `hideAmounts`: whether amounts are shown as dots
 */
const remembered = {
  connected: v.array(v.object({ namespace, connectorId: text })),
  active: namespace,
  networks: v.record(namespace, networkId),
  recent: v.array(
    v.object({
      id: text,
      name: text,
      rdns: v.exactOptional(text),
      imageUrl: v.exactOptional(v.pipe(v.string(), v.startsWith('data:image/'))),
    }),
  ),
  hideAmounts: v.boolean(),
} as const

type Table = typeof remembered
export type RememberedKey = keyof Table
export type Remembered<key extends RememberedKey> = v.InferOutput<Table[key]>

/**
 * Remembered values under `foyer:{projectId}:v1:`, so that two apps on one origin do not meet.
 * Where the browser refuses storage, or it is full, values live as long as the client.
 */
export type Storage = {
  get<key extends RememberedKey>(key: key): Remembered<key> | undefined
  set<key extends RememberedKey>(key: key, value: Remembered<key> | undefined): void
  /** Whether a `storage` event's key is this one. */
  owns(storageKey: string | null, key: RememberedKey): boolean
  /** Text of an adapter's own under the same prefix. */
  scope(name: string): TextStorage
  /** Forgets all of this client's values, and nobody else's. */
  clear(): void
}

export function createStorage(projectId: string, environment: Environment): Storage {
  const prefix = `foyer:${projectId}:v${storageVersion}:`
  const text = textStorage(prefix, environment)
  return {
    get(key) {
      const found = text.get(key)
      if (found === undefined) return undefined
      const parsed = v.safeParse(remembered[key], readJson(found))
      return parsed.success ? (parsed.output as Remembered<typeof key>) : undefined
    },
    set(key, value) {
      if (value === undefined) text.remove(key)
      else text.set(key, JSON.stringify(value))
    },
    owns: (storageKey, key) => storageKey === prefix + key,
    scope: (name) => ({
      get: (key) => text.get(`${name}:${key}`),
      set: (key, value) => text.set(`${name}:${key}`, value),
      remove: (key) => text.remove(`${name}:${key}`),
    }),
    clear: text.clear,
  }
}

/** Memory stands in for every write that the browser refuses; a value written there is read there. */
function textStorage(prefix: string, { localStorage }: Environment) {
  const memory = new Map<string, string>()
  const attempt = <value>(use: (storage: globalThis.Storage) => value): value | undefined => {
    try {
      const storage = localStorage()
      return storage && use(storage)
    } catch {
      return undefined
    }
  }
  return {
    get: (key: string) =>
      memory.get(key) ?? attempt((storage) => storage.getItem(prefix + key)) ?? undefined,
    set(key: string, value: string) {
      const kept = attempt((storage) => {
        storage.setItem(prefix + key, value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key: string) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(prefix + key))
    },
    clear() {
      memory.clear()
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
      })
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
