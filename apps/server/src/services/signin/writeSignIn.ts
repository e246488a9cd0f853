import { signInSessionsMax } from '@foyer/protocol'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { CheckedProof } from '../../proofs/checkProof.js'
import { loginProofs } from '../../proofs/tables.js'
import { hashOf } from '../../secrets/hashOf.js'
import type { OpenSignIn } from './findSignIn.js'
import { signInAccounts, signInNonces, signInSessions } from './tables.js'

/** So many wrong signatures burn a nonce. */
const nonceTriesMax = 5

/**
 * Uses a nonce and the proof of the browser's key up and opens the session, in one statement: all or none. Of the account's older sessions those in use least end when there are too
 * many.
 *
 * @returns `false` where the nonce was used up before, or burnt, or the proof was used
 */
export async function writeSignIn(
  db: Database,
  { session, nonce, proof }: writeSignIn.Parameters,
): Promise<boolean> {
  const one = session
  const written = await db.execute(sql`
    with proof as (${useProof(proof)}), used as (
      insert into ${signInNonces} (hash, tries, is_used, until)
      select ${hashOf(nonce.text)}, 0, true, ${nonce.until}::bigint from proof
      on conflict (hash) do update set is_used = true
      where not ${signInNonces.isUsed} and ${signInNonces.tries} < ${nonceTriesMax}
      returning hash
    ), account as (
      insert into ${signInAccounts} (project, account, first_at, last_at)
      select ${one.project}, ${one.account}, ${one.since}::bigint, ${one.since}::bigint from used
      on conflict (project, account) do update set last_at = excluded.last_at
      returning account
    ), ended as (
      delete from ${signInSessions} where id in (
        select id from ${signInSessions}
        where project = ${one.project} and account = ${one.account} and exists (select from used)
        order by used_at desc, id offset ${signInSessionsMax - 1}
      )
    )
    insert into ${signInSessions}
      (id, project, account, address, chain_id, domain, uri, refresh, former_until, jkt, browser, wallet, since, used_at, until)
    select ${one.id}, ${one.project}, account.account, ${one.address}, ${one.chainId}, ${one.domain}, ${one.uri},
      ${one.refresh}, 0, ${one.jkt}::text, ${one.browser}::text, ${one.wallet}::text, ${one.since}::bigint, ${one.since}::bigint,
      ${one.until}::bigint
    from account
    returning id`)
  return (written as unknown as { rows: readonly unknown[] }).rows.length > 0
}

export declare namespace writeSignIn {
  type Parameters = {
    readonly session: Omit<OpenSignIn, 'formers' | 'formerUntil' | 'usedAt'>
    readonly nonce: { readonly text: string; readonly until: number }
    readonly proof: CheckedProof | undefined
  }
}

/** One row where the proof is new, or there is none. */
function useProof(proof: CheckedProof | undefined): SQL {
  return proof
    ? sql`insert into ${loginProofs} (hash, until) values (${proof.hash}, ${proof.until})
        on conflict do nothing returning hash`
    : sql`select 1`
}
