import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/Database.js'
import { decrypt, encrypt } from '../envelope/aesGcm.js'
import { describeError } from '../errors/describeError.js'
import type { Mailer } from './createMailer.js'
import { forgetTogether } from './forgetTogether.js'
import type { Mail } from './Mail.js'
import { loginMails } from './tables.js'

/** Mails that must not be lost: written down with what they are about, sent after, tried again until it is too late for them. */
export type Outbox = {
  /**
   * Stores a mail, in the transaction of what it is about.
   *
   * @returns the function that sends it after the transaction, without waiting
   */
  add(db: Database, mail: Mail, goodForMs: number): Promise<() => void>
  /** The row that `add` writes, for callers that write it with others in one statement, and the function that sends it after. */
  prepare(mail: Mail, goodForMs: number): { row: typeof loginMails.$inferInsert; send(): void }
  /** Sends what was not sent: a server was away, or this one was killed. */
  flush(): Promise<void>
  /** Resolves when nothing is being sent any more. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** So long a mail is left to the process that is sending it. */
const heldMs = 60_000
const pauseMs = 5_000
const atOnce = 50

export function createMailOutbox({ db, key, log, mailer, now }: createMailOutbox.Parts): Outbox {
  const running = new Map<string, Promise<void>>()

  const forget = forgetTogether(db)

  const deliver = async (id: string, mail: Mail, tries: number) => {
    try {
      await mailer.send(mail)
    } catch (error) {
      // What the other server says may hold the address.
      const { kind, code } = describeError(error)
      log.error({ kind, code, tries }, 'A mail could not be sent; it is tried again')
      const nextAt = now() + pauseMs * 2 ** Math.min(tries, 6)
      await db.update(loginMails).set({ nextAt }).where(eq(loginMails.id, id))
      return
    }
    await forget(id)
  }
  const start = (id: string, mail: Mail, tries: number) => {
    const sending = deliver(id, mail, tries)
      .catch((error: unknown) => log.error(describeError(error), 'A mail could not be noted'))
      .finally(() => running.delete(id))
    running.set(id, sending)
  }
  const prepare: Outbox['prepare'] = (mail, goodForMs) => {
    const id = randomBytes(16).toString('base64url')
    const plain = Buffer.from(JSON.stringify(mail))
    const sealed = encrypt(key, plain, { mail: id }).toString('base64url')
    const times = { nextAt: now() + heldMs, until: now() + goodForMs }
    return { row: { id, sealed, tries: 0, ...times }, send: () => start(id, mail, 0) }
  }
  const take = () => {
    const due = db
      .select({ id: loginMails.id })
      .from(loginMails)
      .where(and(lte(loginMails.nextAt, now()), gt(loginMails.until, now())))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    return db
      .update(loginMails)
      .set({ nextAt: now() + heldMs, tries: sql`${loginMails.tries} + 1` })
      .where(inArray(loginMails.id, due))
      .returning()
  }
  return {
    prepare,
    async add(inside, mail, goodForMs) {
      const { row, send } = prepare(mail, goodForMs)
      await inside.insert(loginMails).values(row)
      return send
    },
    async flush() {
      const late = await db.delete(loginMails).where(lte(loginMails.until, now())).returning()
      if (late.length > 0) log.error({ mails: late.length }, 'Mails were given up: it was too late')
      for (const { id, sealed, tries } of await take()) {
        if (running.has(id)) continue
        const plain = decrypt(key, Buffer.from(sealed, 'base64url'), { mail: id })
        start(id, JSON.parse(plain.toString()) as Mail, tries)
      }
    },
    settled: () => Promise.all(running.values()).then(() => undefined),
    async close() {
      await Promise.all(running.values())
      mailer.close()
    },
  }
}

export declare namespace createMailOutbox {
  type Parts = {
    db: Database
    /** What mails are sealed with while they wait: 32 bytes that are not in the database. */
    key: Uint8Array
    log: Logger
    mailer: Mailer
    now(): number
  }
}
