import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { HttpError } from '../../http/HttpError.js'
import { limitAll } from '../../http/limit.js'
import type { Keeper } from '../Keeper.js'
import type { Caller } from '../loginRoute.js'
import { loginAccounts, loginCodes, loginDevices } from '../tables.js'
import { minuteMs, secondMs } from '../times.js'
import { codeMac } from './codeMac.js'
import { type CodePurpose, codeMail, codeMinutes } from './codePurposes.js'
import { countUse } from './countUse.js'

const rate = { gapMs: 30 * secondMs, perHour: 5, perDay: 20 }
const goodMs = codeMinutes * minuteMs

/**
 * Mails a code to an address, for the browser that asks. An older code of this browser for the same purpose is none any more. All of
 * it happens alike whether anybody has the address or not, and nobody waits for the mail.
 *
 * @throws 429 when too many were asked for, 503 `email_off` where no mail can be sent
 */
export async function mailCode(keeper: Keeper, caller: Caller, wish: mailCode.Wish): Promise<void> {
  const { db, now, outbox, pepper } = keeper
  const { purpose, email, origin, about = null, account = null } = wish
  const { jkt } = caller
  if (!outbox)
    throw new HttpError(
      503,
      'email_off',
      'This server sends no mail, so that nobody can log in by e-mail.',
    )
  await limit(keeper, caller)
  await countUse(keeper, db, await keyOf(keeper, jkt, wish), rate)

  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const mac = codeMac(pepper, { purpose, email, jkt, account, code })
  const row = { email, about, account, mac, tries: 0, until: now() + goodMs }
  const send = await db.transaction(async (inside) => {
    await inside
      .insert(loginCodes)
      .values({ purpose, jkt, ...row })
      .onConflictDoUpdate({ target: [loginCodes.purpose, loginCodes.jkt], set: row })
    return outbox.add(inside, codeMail(purpose, email, code, origin), goodMs)
  })
  send()
}

export declare namespace mailCode {
  type Wish = {
    purpose: CodePurpose
    email: string
    /** The page that asks. */
    origin: string
    /** What it leads to; `takeCode` gives it back. */
    about?: string | undefined
    /** Whose code it is, where somebody is logged in. */
    account?: string | undefined
  }
}

/** Who asks for one address after another is stopped here, by network address, by project, and all together. */
function limit(keeper: Keeper, { address, project }: Caller): Promise<void> {
  const { addressCodes, codes, projectCodes } = keeper.config
  return limitAll(keeper, [
    { key: `codes of address ${address}`, perMinute: addressCodes },
    { key: `codes of project ${project.id}`, perMinute: projectCodes },
    { key: 'codes', perMinute: codes },
  ])
}

/** Strangers who ask for codes for somebody's address do not use up what that person's own browsers may ask for. */
async function keyOf(
  { db }: Keeper,
  jkt: string,
  { purpose, email, account }: mailCode.Wish,
): Promise<string> {
  if (account !== undefined) return `mail|${purpose}|${email}|${account}`
  const [own] = await db
    .select({ account: loginAccounts.id })
    .from(loginAccounts)
    .innerJoin(
      loginDevices,
      and(eq(loginDevices.account, loginAccounts.id), eq(loginDevices.jkt, jkt)),
    )
    .where(and(eq(loginAccounts.issuer, 'email'), eq(loginAccounts.subject, email)))
  return `mail|${purpose}|${email}|${own?.account ?? ''}`
}
