import { hkdfSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { dayMs, minuteMs, secondMs } from '../../bounds/times.js'
import type { TransakSettings } from '../../config/onrampSettings.js'
import type { Database } from '../../database/Database.js'
import { decrypt, encrypt } from '../../envelope/aesGcm.js'
import { createLease } from '../../leases/createLease.js'
import { newId } from '../../secrets/newId.js'
import { ServiceError } from '../fetchAnswer.js'
import { callProvider, demand } from './callProvider.js'
import { tokens } from './tables.js'

const name = 'transak'
/** It lives seven days. */
const renewMs = dayMs
const leaseMs = 30 * secondMs
/** One that is refused is renewed no sooner: each renewal ends the one before, of all processes. */
const pauseMs = minuteMs
/** Forged messages come in any number, and are no reason to read the database as often. */
const knownMs = secondMs

const Renewed = v.object({
  data: v.object({
    accessToken: v.pipe(v.string(), v.minLength(16), v.maxLength(4_000)),
    expiresAt: v.pipe(v.number(), v.minValue(0), v.maxValue(1e14)),
  }),
})

/**
 * The access tokens of Transak, in the database for all processes: getting a new one ends the one before, so that one process does it. They are sealed by the
 * operator's secret, which alone gets them; the one before is kept, because messages that are on their way are signed with it.
 */
export function createTransakTokens({ settings, base, db, now }: createTransakTokens.Parts) {
  const { key, secret } = settings
  const lease = createLease({ db, name: `token of ${name}`, holder: newId(), forMs: leaseMs, now })
  const seal = createSeal(secret)
  let lately = { until: 0, keys: [] as readonly string[] }
  async function read() {
    const [row] = await db.select().from(tokens).where(eq(tokens.provider, name))
    const token = row && seal.open(row.token)
    // Sealed by a secret that was changed since: it is got anew.
    if (!row || token === undefined) return undefined
    const former = row.former === null ? undefined : seal.open(row.former)
    return { ...row, token, former }
  }
  async function renew(known: string | undefined): Promise<string> {
    if (!(await lease.take())) throw new ServiceError('is given a new token by another process')
    try {
      // What was read before this right was had may be of before another process renewed it.
      const row = await read()
      if (row && row.token !== known) return row.token
      const answer = await callProvider(`${base}/partners/api/v2/refresh-token`, Renewed, {
        headers: { 'api-secret': secret },
        body: JSON.stringify({ apiKey: key }),
      })
      const { accessToken, expiresAt } = demand(answer).data
      // In seconds by its documents, and in milliseconds in some answers.
      const ends = expiresAt > 1e11 ? expiresAt : expiresAt * secondMs
      const renewed = {
        ...{
          token: seal.close(accessToken),
          former: known === undefined ? null : seal.close(known),
        },
        ...{ expiresAt: Math.floor(ends), renewedAt: now() },
      }
      await lease.write((inner) =>
        inner
          .insert(tokens)
          .values({ provider: name, ...renewed })
          .onConflictDoUpdate({ target: tokens.provider, set: renewed }),
      )
      return accessToken
    } finally {
      await lease.release()
    }
  }
  return {
    /**
     * One that is good now. `refused` is one that a call was refused with: another is given then.
     *
     * @throws `ServiceError`
     */
    async get(refused?: string): Promise<string> {
      const row = await read()
      if (!row) return renew(undefined)
      const isRefused = row.token === refused && now() - row.renewedAt > pauseMs
      if (!isRefused && row.expiresAt - renewMs > now()) return row.token
      // While another process renews it, one that is not over yet does.
      return renew(row.token).catch((error: unknown) => {
        if (isRefused || row.expiresAt <= now()) throw error
        return row.token
      })
    },
    /** Those that a message may be signed with. */
    async known(): Promise<readonly string[]> {
      if (lately.until > now()) return lately.keys
      const row = await read()
      const keys = row ? [row.token, ...(row.former === undefined ? [] : [row.former])] : []
      lately = { until: now() + knownMs, keys }
      return keys
    },
  }
}

export declare namespace createTransakTokens {
  type Parts = {
    settings: TransakSettings
    /** Where its calls go. */
    base: string
    db: Database
    now(): number
  }
}

const context = { of: 'onramp token', provider: name }

/** Seals by a key that comes from the secret, as base64. */
function createSeal(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'foyer transak token', 32))
  return {
    close: (text: string): string => encrypt(key, Buffer.from(text), context).toString('base64'),
    open(sealed: string): string | undefined {
      try {
        return decrypt(key, Buffer.from(sealed, 'base64'), context).toString()
      } catch {
        return undefined
      }
    },
  }
}
