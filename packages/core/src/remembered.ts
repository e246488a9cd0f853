import { type CaipNetworkId, isCaipNetworkId, namespaces } from '@foyer/protocol'
import * as v from 'valibot'
import type { Client } from './client.js'

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
const table = {
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

type Table = typeof table
export type RememberedKey = keyof Table
export type Remembered<key extends RememberedKey> = v.InferOutput<Table[key]>

/** What is remembered under this key, if it has the shape it should have. */
export function recall<key extends RememberedKey>(
  { storage }: Pick<Client, 'storage'>,
  key: key,
): Remembered<key> | undefined {
  const found = storage.get(key)
  const parsed = found === undefined ? undefined : v.safeParse(table[key], readJson(found))
  return parsed?.success ? (parsed.output as Remembered<key>) : undefined
}

/** Remembers; `undefined` forgets. */
export function remember<key extends RememberedKey>(
  { storage }: Pick<Client, 'storage'>,
  key: key,
  value: Remembered<key> | undefined,
): void {
  if (value === undefined) storage.remove(key)
  else storage.set(key, JSON.stringify(value))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
