import {
  claimLostPasskey,
  keepPasskeys,
  logOutBrowser,
  logOutOthers,
  readLog,
  readLostPasskeys,
  requestStepUp,
  stepUp,
  updateEmail,
  updateEmailNew,
  updateEmailOld,
} from '@foyer/protocol/login'
import { takeIdentity } from '../social/takeIdentity.js'
import { sessionRoute, type WalletApp } from './loginRoute.js'
import { proveNew, proveOld, startChange } from './users/changeEmail.js'
import { endOthers } from './users/endOthers.js'
import { endSession } from './users/endSession.js'
import { claimLost, dropClaims, readClaims } from './users/lostPasskeys.js'
import { readUserLog } from './users/readUserLog.js'
import { recordUserEvent } from './users/recordUserEvent.js'
import { startStepUp, stepUpByCode, stepUpByIdentity } from './users/stepUp.js'

/** Serves the calls by which users manage their own accounts. */
export function serveUser(app: WalletApp): void {
  const { keeper } = app
  sessionRoute(app, updateEmail, ({ body }, caller) => startChange(keeper, caller, body))
  sessionRoute(app, updateEmailOld, ({ body }, caller) => proveOld(keeper, caller, body.code))
  sessionRoute(app, updateEmailNew, async ({ body }, caller) => ({
    newEmail: await proveNew(keeper, caller, body.code),
  }))
  sessionRoute(app, requestStepUp, ({ body }, caller) => startStepUp(keeper, caller, body))
  sessionRoute(app, stepUp, async ({ body }, caller) => {
    const { code, ticket, secret } = body
    if (code !== undefined) await stepUpByCode(keeper, caller, code)
    else
      await stepUpByIdentity(keeper, caller, await takeIdentity(keeper, caller, { ticket, secret }))
    return {}
  })
  sessionRoute(app, claimLostPasskey, ({ body }, caller) => claimLost(keeper, caller, body))
  sessionRoute(app, readLostPasskeys, async (_, { session }) => ({
    claims: await readClaims(keeper, session),
  }))
  sessionRoute(app, keepPasskeys, async (_, caller) => {
    await dropClaims(keeper, caller)
    return {}
  })
  sessionRoute(app, readLog, (_, { session }) => readUserLog(keeper, session))
  sessionRoute(app, logOutBrowser, async ({ body }, { browser, session }) => {
    await endSession(keeper, session, body.id, browser)
    return {}
  })
  sessionRoute(app, logOutOthers, async (_, { browser, project, session }) => {
    const { account, origin } = session
    await keeper.db.transaction(async (inside) => {
      await endOthers(keeper, inside, session, project)
      const what = 'others_revoked'
      const at = keeper.now()
      await recordUserEvent(inside, { account: account.id, at, what, origin, browser })
    })
    return {}
  })
}
