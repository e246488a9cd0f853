import { createSkip } from './createSkip.js'
import type { Metadata } from './metadata.js'

const applied = 0

/** What became of an extrinsic of a block. */
export type Outcome =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly reason: string }

/**
 * What a block's events say of one of its extrinsics.
 *
 * @param events the value of `System.Events` of that block
 * @returns `undefined` where they say nothing of it
 * @throws `TypeError` for what are no events of this chain
 */
export function readOutcome(
  metadata: Metadata,
  { events, index }: { events: Uint8Array; index: number },
): Outcome | undefined {
  const system = metadata.pallets.find(({ name }) => name === 'System')
  for (const { extrinsic, event } of eventsIn(metadata, events)) {
    const [pallet, kind] = event
    if (extrinsic !== index || pallet !== system?.index) continue
    const name = eventName(metadata, system?.events, kind)
    if (name === 'ExtrinsicSuccess') return { isDone: true }
    if (name === 'ExtrinsicFailed')
      return { isDone: false, reason: reasonOf(metadata, event.subarray(2)) }
  }
  return undefined
}

type Event = {
  /** Of which extrinsic it is; absent where it is of none. */
  readonly extrinsic: number | undefined
  /** Its pallet, its number there, its fields. */
  readonly event: Uint8Array
}

/** The events of a block, one after another: each is read over by its type, so that nothing within one passes for another. */
function* eventsIn(metadata: Metadata, bytes: Uint8Array): Generator<Event> {
  const skip = createSkip(metadata)
  const [phase, event, topics] = recordOf(metadata)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = compactEnd(bytes); at < bytes.length; ) {
    const extrinsic = bytes[at] === applied ? view.getUint32(at + 1, true) : undefined
    const begin = skip(bytes, at, phase)
    const end = skip(bytes, begin, event)
    yield { extrinsic, event: bytes.subarray(begin, end) }
    at = skip(bytes, end, topics)
  }
}

/** The types of the three parts of an event's record. @throws `TypeError` */
function recordOf(metadata: Metadata): readonly [number, number, number] {
  const system = metadata.pallets.find(({ name }) => name === 'System')
  const entry = system?.storage?.entries.find(({ name }) => name === 'Events')
  const list = entry?.kind.tag === 'plain' ? definitionOf(metadata, entry.kind.value) : undefined
  const record = list?.tag === 'sequence' ? definitionOf(metadata, list.value) : undefined
  const types = record?.tag === 'composite' ? record.value.map(({ type }) => Number(type)) : []
  const [phase, event, topics] = types
  if (phase === undefined || event === undefined || topics === undefined)
    throw new TypeError('The chain has other events')
  return [phase, event, topics]
}

function definitionOf({ types }: Metadata, id: number | bigint) {
  return types.find((one) => Number(one.id) === Number(id))?.definition
}

function eventName(
  metadata: Metadata,
  type: number | bigint | undefined,
  index: number | undefined,
) {
  const events = type === undefined ? undefined : definitionOf(metadata, type)
  if (events?.tag !== 'variant') return undefined
  return events.value.find((one) => one.index === index)?.name
}

/** A failure of a pallet by its name there, as `Balances.InsufficientBalance`; another one has none. */
function reasonOf(metadata: Metadata, [kind, pallet, error]: Uint8Array): string {
  const moduleError = 3
  if (kind !== moduleError) return ''
  const found = metadata.pallets.find(({ index }) => index === pallet)
  const name = found && eventName(metadata, found.errors, error)
  return found && name ? `${found.name}.${name}` : ''
}

/** Where the first event begins: behind their number. */
function compactEnd(bytes: Uint8Array): number {
  return [1, 2, 4, 5 + ((bytes[0] ?? 0) >> 2)][(bytes[0] ?? 0) & 3] ?? 1
}
