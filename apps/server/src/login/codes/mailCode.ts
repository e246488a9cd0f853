import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { minuteMs, secondMs } from '../../bounds/times.js'
import { newCheckNumber } from '../../checkNumber/newCheckNumber.js'
import { HttpError } from '../../errors/HttpError.js'
import { limitAll } from '../../http/limit.js'
import { loginMails } from '../../mail/tables.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperCaller } from '../loginRoute.js'
import { findLeft } from '../sessions/leftAddresses.js'
import { loginAccounts, loginCodes, loginDevices } from '../tables.js'
import { appOf } from './appOf.js'
import { codeMac } from './codeMac.js'
import { type CodePurpose, codeMail, codeMinutes } from './codePurposes.js'
import { countUse } from './countUse.js'

const rate = { gapMs: 30 * secondMs, perHour: 5, perDay: 20 }
/** For the new address of an account, counted over all accounts, since accounts cost nothing. */
const wishedRate = { gapMs: 0, perHour: 10, perDay: 40 }
const goodMs = codeMinutes * minuteMs

/**
 * Mails a code to an address, for the requesting browser. An older code of this browser for the same purpose becomes void. Whether an
 * account has the address changes nothing of what happens here, and the answer does not wait for the mail.
 *
 * @throws 403 `origin_not_allowed` for a page that the project does not list; 429 when too many were asked for, 503 `email_off` where no mail can be sent
 */
export async function mailCode(
  keeper: Keeper,
  caller: KeeperCaller,
  wish: mailCode.Wish,
): Promise<mailCode.MailedCode> {
  const { db, now, outbox, pepper } = keeper
  const { purpose, email, next, origin, about = null, account = null } = wish
  const { browser, jkt, project, speech } = caller
  const app = appOf(project, origin)
  const isGuarded = keeper.config.guardUrl !== ''
  if (!outbox)
    throw new HttpError(
      503,
      'email_off',
      'This server sends no mail, so that no user can log in by e-mail.',
    )
  await limit(keeper, caller)
  const left = purpose === 'login' ? await findLeft(keeper, db, email) : undefined
  const takesBack = left?.browsers.includes(jkt)
  await count(keeper, jkt, wish, takesBack)

  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const mac = codeMac(pepper, { purpose, email, jkt, project: project.id, account, code })
  const row = { email, about, account, mac, tries: 0, until: now() + goodMs }
  const number = newCheckNumber()
  const mail = outbox.prepare(
    codeMail(purpose, email, code, speech, { ...app, browser, isGuarded, next, number, takesBack }),
    goodMs,
  )
  const kept = db.$with('kept').as(
    db
      .insert(loginCodes)
      .values({ purpose, jkt, ...row })
      .onConflictDoUpdate({ target: [loginCodes.purpose, loginCodes.jkt], set: row })
      .returning({ jkt: loginCodes.jkt }),
  )
  // One statement: no code without its mail.
  await db.with(kept).insert(loginMails).values(mail.row)
  mail.send()
  return { number }
}

export declare namespace mailCode {
  /** `number`: the number in the mail, for the requesting page to show. No other answer contains it. */
  type MailedCode = { number: string }
  type Wish = {
    purpose: CodePurpose
    email: string
    /** The page that asks. */
    origin: string
    /** What it leads to; `takeCode` gives it back. */
    about?: string | undefined
    /** The logged-in account that the code belongs to, if any. */
    account?: string | undefined
    /** The address that the code leads to, for the mail to name. */
    next?: string | undefined
  }
}

/** Limits requests for many addresses: by network address, by project, and in total. */
function limit(keeper: Keeper, { address, project }: KeeperCaller): Promise<void> {
  const { addressCodes, codes, projectCodes } = keeper.config
  return limitAll(keeper, [
    { key: `codes of address ${address}`, perMinute: addressCodes },
    { key: `codes of project ${project.id}`, perMinute: projectCodes },
    { key: 'codes', perMinute: codes },
  ])
}

/** When strangers have used up the rate of an address, a browser that was logged in to it, or may take it back, still has a rate of its own. */
async function count(
  keeper: Keeper,
  jkt: string,
  { account, email, purpose }: mailCode.Wish,
  takesBack: boolean | undefined,
) {
  const about = `mail|${purpose}|${email}`
  if (account !== undefined) {
    await countUse(keeper, keeper.db, `${about}|${account}`, rate)
    if (purpose === 'email_new') await countUse(keeper, keeper.db, about, wishedRate)
    return
  }
  try {
    await countUse(keeper, keeper.db, about, rate)
  } catch (refusal) {
    if (!takesBack && !(await isOwn(keeper, jkt, email))) throw refusal
    await countUse(keeper, keeper.db, `${about}|${jkt}`, rate)
  }
}

async function isOwn({ db }: Keeper, jkt: string, email: string): Promise<boolean> {
  const own = await db
    .select({ account: loginAccounts.id })
    .from(loginAccounts)
    .innerJoin(
      loginDevices,
      and(eq(loginDevices.account, loginAccounts.id), eq(loginDevices.jkt, jkt)),
    )
    .where(and(eq(loginAccounts.issuer, 'email'), eq(loginAccounts.subject, email)))
  return own.length > 0
}
