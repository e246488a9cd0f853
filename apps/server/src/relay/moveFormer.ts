import { and, gt, inArray } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { bytesOf } from './bytesOf.js'
import type { RelayMessage } from './RelayStore.js'
import { formerMessages } from './tables.js'

const movedMax = 500

/** Takes what waits where servers before this one kept messages to where it waits now. Once done there is nothing to do. */
export async function moveFormer(
  db: Database,
  { move, now }: { move(messages: readonly RelayMessage[]): Promise<void>; now(): number },
): Promise<void> {
  for (;;) {
    const rows = await db
      .select()
      .from(formerMessages)
      .where(gt(formerMessages.expiresAt, now()))
      .orderBy(formerMessages.publishedAt, formerMessages.sequence)
      .limit(movedMax)
    if (rows.length === 0) break
    await move(rows.map(({ sequence: _, ...row }) => toMessage(row)))
    const topics = [...new Set(rows.map(({ topic }) => topic))]
    const hashes = rows.map(({ hash }) => hash)
    await db
      .delete(formerMessages)
      .where(and(inArray(formerMessages.topic, topics), inArray(formerMessages.hash, hashes)))
  }
  await db.delete(formerMessages)
}

function toMessage(row: Omit<RelayMessage, 'project' | 'source' | 'bytes'>): RelayMessage {
  return { ...row, project: '', source: '', bytes: bytesOf(row.message, row.attestation) }
}
