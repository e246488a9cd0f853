import type { LoginIdentity } from '@foyer/protocol/login'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { newId } from '../../secrets/newId.js'
import type { LoginAccount } from '../LoginAccount.js'
import {
  loginAccounts as accounts,
  loginDevices as devices,
  loginLog as log,
  loginSessions as sessions,
  loginVisits as visits,
} from '../tables.js'

/** The account of a login, as the database has it now. */
export type Visited = {
  account: LoginAccount
  /** Whether the account was made just now. */
  isNew: boolean
  device: { since: number; isNew: boolean }
}

/**
 * Writes a login down: the account, made at the first login, the browser, the session, the entry of the log, and that its proof is
 * used up. All in one statement, which is atomic and lets a server take many logins.
 *
 * Only issuer and subject find the account: an e-mail address or name that a provider gives leads to none.
 *
 * @returns nothing when the proof was used before
 */
export async function writeVisit(
  db: Database,
  { identity, jkt, project, spend, ...rest }: writeVisit.Visit,
  { at, until, hash }: { at: number; until: number; hash: string },
): Promise<Visited | undefined> {
  const { issuer, subject, provider, email = null, userName = null } = identity
  const { origin, browser } = { origin: rest.origin ?? null, browser: rest.browser ?? null }
  const result = await db.execute(sql`
    with spent as (${spend ?? sql`select 1`}),
    account as (
      insert into ${accounts} (id, issuer, subject, provider, email, user_name, created_at)
      select ${newId()}, ${issuer}, ${subject}, ${provider}, ${email}, ${userName}, ${at}::bigint from spent
      on conflict (issuer, subject) do update set user_name = coalesce(excluded.user_name, ${accounts}.user_name)
      returning *, xmax = 0 as is_new
    ),
    device as (
      insert into ${devices} (account, jkt, since)
      select id, ${jkt}, ${at}::bigint from account
      on conflict (account, jkt) do update set since = ${devices}.since
      returning since, xmax = 0 as is_new_device
    ),
    session as (
      insert into ${sessions} (hash, id, account, jkt, project, origin, browser, since, used_at, until)
      select ${hash}, ${newId()}, id, ${jkt}, ${project}, ${origin}, ${browser}, ${at}::bigint, ${at}::bigint, ${until}::bigint from account
    ),
    visit as (
      insert into ${visits} (account, project, jkt, origin, since)
      select id, ${project}, ${jkt}, coalesce(${origin}, ''), ${at}::bigint from account
      on conflict do nothing
    ),
    entry as (
      insert into ${log} (id, account, at, what, origin, browser)
      select ${newId()}, id, ${at}::bigint,
        case when is_new_device and not is_new then 'new_device' else 'login' end, ${origin}, ${browser}
      from account, device
    )
    select * from account, device`)
  const [row] = (result as unknown as { rows: readonly VisitRow[] }).rows
  return row && toVisited(row)
}

export declare namespace writeVisit {
  type Visit = {
    identity: LoginIdentity
    /** The thumbprint of the browser's key, as `verifyProof` gave it. */
    jkt: string
    /** The id of the project that it is for. */
    project: string
    /** The page that asked. */
    origin: string | undefined
    /** What the browser calls itself, in a few words. */
    browser: string | undefined
    /** Uses up what proved the identity, in the statement that opens the session. */
    spend?: Spend | undefined
  }
}

/** What uses up what proved an identity: a statement that gives a row, once. */
export type Spend = SQL

/** Whole numbers come as text from PostgreSQL and as numbers from the embedded one. */
type VisitRow = {
  id: string
  issuer: string
  subject: string
  provider: string
  email: string | null
  user_name: string | null
  pepper: string | null
  created_at: string | number
  is_new: boolean
  since: string | number
  is_new_device: boolean
}

function toVisited(row: VisitRow): Visited {
  const { id, issuer, subject, provider, email, pepper } = row
  return {
    account: {
      ...{ id, issuer, subject, provider, email, pepper },
      userName: row.user_name,
      createdAt: Number(row.created_at),
    },
    isNew: row.is_new,
    device: { since: Number(row.since), isNew: row.is_new_device },
  }
}
