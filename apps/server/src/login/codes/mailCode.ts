import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { HttpError } from '../../http/HttpError.js'
import { limitAll } from '../../http/limit.js'
import type { Keeper } from '../Keeper.js'
import type { Caller } from '../loginRoute.js'
import { newCheckNumber } from '../newCheckNumber.js'
import { loginAccounts, loginCodes, loginDevices, loginMails } from '../tables.js'
import { minuteMs, secondMs } from '../times.js'
import { appOf } from './appOf.js'
import { codeMac } from './codeMac.js'
import { type CodePurpose, codeMail, codeMinutes } from './codePurposes.js'
import { countUse } from './countUse.js'

const rate = { gapMs: 30 * secondMs, perHour: 5, perDay: 20 }
/** For an address that is to become somebody's, whoever they are: accounts cost nothing. */
const wishedRate = { gapMs: 0, perHour: 10, perDay: 40 }
const goodMs = codeMinutes * minuteMs

/**
 * Mails a code to an address, for the browser that asks. An older code of this browser for the same purpose is none any more. All of
 * it happens alike whether anybody has the address or not, and nobody waits for the mail.
 *
 * @throws 403 `origin_not_allowed` for a page that the project does not list; 429 when too many were asked for, 503 `email_off` where no mail can be sent
 */
export async function mailCode(
  keeper: Keeper,
  caller: Caller,
  wish: mailCode.Wish,
): Promise<mailCode.Asked> {
  const { db, now, outbox, pepper } = keeper
  const { purpose, email, origin, about = null, account = null } = wish
  const { browser, jkt, project } = caller
  const app = appOf(project, origin)
  const isGuarded = keeper.config.guardUrl !== ''
  if (!outbox)
    throw new HttpError(
      503,
      'email_off',
      'This server sends no mail, so that nobody can log in by e-mail.',
    )
  await limit(keeper, caller)
  await count(keeper, jkt, wish)

  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const mac = codeMac(pepper, { purpose, email, jkt, project: project.id, account, code })
  const row = { email, about, account, mac, tries: 0, until: now() + goodMs }
  const number = newCheckNumber()
  const mail = outbox.prepare(
    codeMail(purpose, email, code, { ...app, browser, isGuarded, number }),
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
  /** `number`: what the mail says, for the page that asks to show: nobody else is told it. */
  type Asked = { number: string }
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
async function count(keeper: Keeper, jkt: string, { account, email, purpose }: mailCode.Wish) {
  const about = `mail|${purpose}|${email}`
  if (account !== undefined) {
    await countUse(keeper, keeper.db, `${about}|${account}`, rate)
    if (purpose === 'email_new') await countUse(keeper, keeper.db, about, wishedRate)
    return
  }
  try {
    await countUse(keeper, keeper.db, about, rate)
  } catch (refusal) {
    if (!(await isOwn(keeper, jkt, email))) throw refusal
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
