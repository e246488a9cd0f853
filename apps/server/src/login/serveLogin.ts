import { loginByCode, logout, readSession, requestEmailCode } from '@foyer/protocol/login'
import { and, eq, isNull, or } from 'drizzle-orm'
import { codeExpired } from './codes/codeExpired.js'
import { mailCode } from './codes/mailCode.js'
import { takeCode } from './codes/takeCode.js'
import { toIdentity } from './LoginAccount.js'
import { loginRoute, sessionRoute, type WalletApp } from './loginRoute.js'
import { openSession } from './openSession.js'
import { findLeft } from './sessions/leftAddresses.js'
import { resumeSession } from './sessions/resumeSession.js'
import { findWallet } from './shares/findWallet.js'
import { loginSessions } from './tables.js'
import { recordUserEvent } from './users/recordUserEvent.js'
import { takeBack } from './users/takeBack.js'

/** Logging in by a code from a mail, asking who is logged in, and logging out. */
export function serveLogin(app: WalletApp): void {
  const { keeper } = app
  const { db, now } = keeper

  loginRoute(app, requestEmailCode, async ({ body: { email, origin } }, caller) => {
    return mailCode(keeper, caller, { purpose: 'login', email, origin, about: origin })
  })
  loginRoute(app, loginByCode, async ({ body }, caller) => {
    const { browser, jkt, project } = caller
    const wish = { purpose: 'login', jkt, project: project.id, code: body.code } as const
    const { about, email, spending } = await takeCode(keeper, wish)
    // The code of one page opens nothing on another, also of the same app and browser.
    if (body.origin !== undefined && body.origin !== about) throw codeExpired()
    const identity = { issuer: 'email', subject: email, email, provider: 'email' } as const
    const origin = about ?? undefined
    const left = await findLeft(keeper, db, email)
    if (left) await takeBack(keeper, caller, left, origin)
    return openSession(keeper, {
      ...{ identity, jkt, origin, browser, project: project.id, speech: caller.speech },
      spend: spending,
    })
  })
  sessionRoute(app, readSession, async (_, { session: { account, deviceSince } }) => {
    const wallet = await findWallet(db, account.id)
    return {
      identity: toIdentity(account),
      wallet: wallet?.isMade ? wallet.record : undefined,
      deviceSince,
    }
  })
  loginRoute(app, logout, async ({ body: { left } }, caller) => {
    const session = await resumeSession(keeper, left ? { ...caller, hash: left } : caller).catch(
      () => undefined,
    )
    if (!session) return {}
    const { account, browser, jkt, origin } = session
    // A browser that logged in twice logs out once: this ends the earlier sessions too.
    const isTheirs = and(
      eq(loginSessions.account, account.id),
      eq(loginSessions.jkt, jkt),
      or(isNull(loginSessions.project), eq(loginSessions.project, caller.project.id)),
    )
    await db.transaction(async (inside) => {
      await inside.delete(loginSessions).where(isTheirs)
      await recordUserEvent(inside, {
        account: account.id,
        at: now(),
        what: 'logout',
        origin,
        browser,
      })
    })
    return {}
  })
}
