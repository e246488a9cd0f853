import { and, asc, count, eq, getTableColumns, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import type { Sequence } from './createSequence.js'
import type { AckedMessage, ListRequest, PutOutcome, RelayMessage, Weighed } from './RelayStore.js'
import { relayMessages } from './relayTables.js'

/** What became of the messages of one call, and those that were not known before. */
export type Settled = { outcome: PutOutcome; fresh: readonly RelayMessage[] }

type Room = {
  /** Messages that may wait on one topic. */
  mailboxMax: number
  now: number
  sequence: Sequence
}

/**
 * Writes the messages of many calls in one statement, as far as there is room on their topics. A parameter a
 * column, not one a value: the database reads hundreds of rows as fast as a few.
 */
export async function insertMessages(
  db: Database,
  calls: readonly (readonly RelayMessage[])[],
  room: Room,
): Promise<Settled[]> {
  const rows = firstOfEach(calls.flat())
  const fresh = await insert(db, [...rows.values()], room)
  const known =
    fresh.size === rows.size
      ? new Set<string>()
      : await existing(
          db,
          [...rows.values()].filter((row) => !fresh.has(keyOf(row))),
        )
  return calls.map((messages) => {
    // Of one that came twice at once, the first is the new one.
    const taken = messages.filter((message) => fresh.delete(keyOf(message)))
    for (const message of taken) known.add(keyOf(message))
    if (messages.some((message) => !known.has(keyOf(message))))
      return { outcome: 'full', fresh: taken }
    return { outcome: taken.length > 0 ? 'kept' : 'known', fresh: taken }
  })
}

async function insert(
  db: Database,
  rows: readonly RelayMessage[],
  { mailboxMax, now, sequence }: Room,
): Promise<Set<string>> {
  const list = (value: (row: RelayMessage) => string | number | null) => sql.param(rows.map(value))
  const result = await db.execute(sql`
    with given as (
      select *, row_number() over (partition by topic order by place) as nth from unnest(
        ${list(({ topic }) => topic)}::text[],
        ${list(({ hash }) => hash)}::text[],
        ${list(({ message }) => message)}::text[],
        ${list(({ tag }) => tag)}::int[],
        ${list(({ attestation }) => attestation)}::text[],
        ${list(({ publisher }) => publisher)}::text[],
        ${list(({ publishedAt }) => publishedAt)}::bigint[],
        ${list(({ expiresAt }) => expiresAt)}::bigint[],
        ${list(sequence.of)}::bigint[],
        ${list(({ project }) => project)}::text[],
        ${list(({ source }) => source)}::text[],
        ${list(({ bytes }) => bytes)}::int[]
      ) with ordinality
        as row (topic, hash, message, tag, attestation, publisher, published_at, expires_at, sequence,
          project, source, bytes, place)
    )
    insert into ${relayMessages}
      (topic, hash, message, tag, attestation, publisher, published_at, expires_at, sequence, project, source, bytes)
    select topic, hash, message, tag, attestation, publisher, published_at, expires_at, sequence, project, source, bytes
    from given
    where nth <= ${mailboxMax} - (
      select count(*) from ${relayMessages} as waiting
      where waiting.topic = given.topic and waiting.expires_at > ${now}
    )
    order by place
    on conflict (topic, hash) do update set
      message = excluded.message,
      tag = excluded.tag,
      attestation = excluded.attestation,
      publisher = excluded.publisher,
      published_at = excluded.published_at,
      expires_at = excluded.expires_at,
      sequence = excluded.sequence,
      project = excluded.project,
      source = excluded.source,
      bytes = excluded.bytes
    where ${relayMessages.expiresAt} <= ${now}
    returning topic, hash`)
  return new Set(rowsOf(result).map(keyOf))
}

async function existing(db: Database, rows: readonly RelayMessage[]): Promise<Set<string>> {
  const result = await db.execute(sql`
    select topic, hash from ${relayMessages} join unnest(
      ${sql.param(rows.map(({ topic }) => topic))}::text[],
      ${sql.param(rows.map(({ hash }) => hash))}::text[]
    ) as given (topic, hash) using (topic, hash)`)
  return new Set(rowsOf(result).map(keyOf))
}

export async function removeMessages(db: Database, rows: readonly AckedMessage[]): Promise<void> {
  await db.execute(sql`
    delete from ${relayMessages} using unnest(
      ${sql.param(rows.map(({ topic }) => topic))}::text[],
      ${sql.param(rows.map(({ hash }) => hash))}::text[]
    ) as gone (topic, hash)
    where ${relayMessages.topic} = gone.topic and ${relayMessages.hash} = gone.hash`)
}

export async function listMessages(
  db: Database,
  { topics, clientId, max, bytesMax = Number.MAX_SAFE_INTEGER }: ListRequest,
  { now, sequence }: Pick<Room, 'now' | 'sequence'>,
): Promise<{ messages: RelayMessage[]; hasMore: boolean }> {
  // Without the texts: what is put in order and summed is small, and no more than was asked for.
  const first = db
    .select({
      topic: relayMessages.topic,
      hash: relayMessages.hash,
      bytes: relayMessages.bytes,
      publishedAt: relayMessages.publishedAt,
      sequence: relayMessages.sequence,
    })
    .from(relayMessages)
    .where(
      and(
        inArray(relayMessages.topic, [...topics]),
        ne(relayMessages.publisher, clientId),
        gt(relayMessages.expiresAt, now),
      ),
    )
    .orderBy(asc(relayMessages.publishedAt), asc(relayMessages.sequence))
    .limit(max + 1)
    .as('first')
  const waiting = db
    .select({
      ...{ topic: first.topic, hash: first.hash },
      all: sql<number>`count(*) over ()`.mapWith(Number).as('all_rows'),
      // What those before it take.
      ahead: sql<number>`sum(${first.bytes}) over (
        order by ${first.publishedAt}, ${first.sequence} rows unbounded preceding
      ) - ${first.bytes}`.as('ahead'),
    })
    .from(first)
    .as('waiting')
  const rows = await db
    .select({ ...getTableColumns(relayMessages), all: waiting.all })
    .from(waiting)
    .innerJoin(
      relayMessages,
      and(eq(relayMessages.topic, waiting.topic), eq(relayMessages.hash, waiting.hash)),
    )
    .where(lt(waiting.ahead, bytesMax))
    .orderBy(asc(relayMessages.publishedAt), asc(relayMessages.sequence))
    .limit(max)
  return {
    messages: rows.map(({ sequence: place, all: _, ...message }) => {
      sequence.set(message, place)
      return message
    }),
    hasMore: Number(rows[0]?.all ?? 0) > rows.length,
  }
}

export async function forgetMessages(db: Database, now: number): Promise<void> {
  await db.delete(relayMessages).where(lte(relayMessages.expiresAt, now))
}

export async function countMessages(db: Database, now: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(relayMessages)
    .where(gt(relayMessages.expiresAt, now))
  return row?.count ?? 0
}

/** Those on which something waits. */
export async function listTopics(db: Database): Promise<string[]> {
  const found = await db.selectDistinct({ topic: relayMessages.topic }).from(relayMessages)
  return found.map(({ topic }) => topic)
}

/** Rows that are looked at in one go. */
const weighedMax = 10_000

/** Tells of all that waits, without its texts. */
export async function weighMessages(
  db: Database,
  now: number,
  take: (waiting: readonly Weighed[]) => void,
): Promise<void> {
  const { topic, hash, publisher, project, source, bytes, publishedAt, expiresAt } = relayMessages
  const columns = { topic, hash, publisher, project, source, bytes, publishedAt, expiresAt }
  let after = { topic: '', hash: '' }
  for (;;) {
    const rows = await db
      .select(columns)
      .from(relayMessages)
      .where(and(sql`(${topic}, ${hash}) > (${after.topic}, ${after.hash})`, gt(expiresAt, now)))
      .orderBy(asc(topic), asc(hash))
      .limit(weighedMax)
    take(rows)
    const last = rows.at(-1)
    if (!last || rows.length < weighedMax) return
    after = last
  }
}

/** Its room is taken by the first that says it, so that this one is kept. */
function firstOfEach(messages: readonly RelayMessage[]): Map<string, RelayMessage> {
  const first = new Map<string, RelayMessage>()
  for (const message of messages) {
    const key = keyOf(message)
    if (!first.has(key)) first.set(key, message)
  }
  return first
}

const keyOf = ({ topic, hash }: { topic: string; hash: string }) => topic + hash

/** Both drivers give the rows under this name; what they share says nothing of it. */
function rowsOf(result: unknown): { topic: string; hash: string }[] {
  return (result as { rows: { topic: string; hash: string }[] }).rows
}
