import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../errors/HttpError.js'
import { sameSecret } from '../../secrets/sameSecret.js'
import type { Keeper } from '../Keeper.js'
import type { Spend } from '../sessions/writeVisit.js'
import { loginCodes } from '../tables.js'
import { codeExpired } from './codeExpired.js'
import { codeMac } from './codeMac.js'
import type { CodePurpose } from './codePurposes.js'

const triesMax = 5

/** A code that was right. It is used up by `spend`, in the transaction of what it is good for. */
export type TakenCode = {
  email: string
  about: string | null
  /** The statement that does, for one that does more: it gives a row, once. */
  spending: Spend
  /** @throws 400 `code_expired` when another request was quicker */
  spend(db: Database): Promise<void>
}

/**
 * Compares a code with the one that this browser was mailed. The try is counted first, in one statement: of a thousand that come at
 * once, five are compared.
 *
 * @throws 400 `code_wrong`; `code_expired` when there is none that could be right
 */
export async function takeCode(
  { db, now, pepper }: Pick<Keeper, 'db' | 'now' | 'pepper'>,
  { purpose, jkt, project, account: owner, code }: takeCode.Try,
): Promise<TakenCode> {
  const account = owner ?? null
  const mine = and(
    eq(loginCodes.purpose, purpose),
    eq(loginCodes.jkt, jkt),
    account === null ? isNull(loginCodes.account) : eq(loginCodes.account, account),
  )
  const [row] = await db
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(and(mine, lt(loginCodes.tries, triesMax), gt(loginCodes.until, now())))
    .returning()
  if (!row) throw codeExpired()
  const { about, email, mac } = row
  if (!sameSecret(codeMac(pepper, { purpose, email, jkt, project, account, code }), mac))
    throw new HttpError(400, 'code_wrong', 'This is not the code of the latest mail. Try again.')
  const spending = (inside: Database) =>
    inside
      .delete(loginCodes)
      .where(and(mine, eq(loginCodes.mac, mac)))
      .returning({ mac: loginCodes.mac })
  return {
    about,
    email,
    spending: spending(db).getSQL(),
    async spend(inside) {
      const spent = await spending(inside)
      if (spent.length === 0) throw codeExpired()
    },
  }
}

export declare namespace takeCode {
  type Try = {
    purpose: CodePurpose
    jkt: string
    /** The project that the code was asked for in. */
    project: string
    /** The logged-in account that the code must belong to, if any. */
    account?: string | undefined
    code: string
  }
}
