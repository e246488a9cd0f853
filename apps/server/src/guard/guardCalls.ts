import {
  cancelGuardEmail,
  changeGuardEmail,
  depositGuardShare,
  forgetGuardShares,
  leaveGuard,
  promoteGuardShare,
  proveToGuard,
  putGuardShare,
  readGuardEmail,
  readGuardFormer,
  readGuardShares,
  requestGuardAccess,
  startGuardSocial,
} from '@foyer/protocol/login'
import type { Hono } from 'hono'
import { HttpError } from '../errors/HttpError.js'
import { socialPath } from '../social/createSocials.js'
import { isPageOf } from '../social/isPageOf.js'
import { cancelChange } from './email/cancelChange.js'
import { changeEmail } from './email/changeEmail.js'
import { readEmail } from './email/readEmail.js'
import { requestEntry } from './entry/requestEntry.js'
import type { Guard } from './Guard.js'
import { guardRoute } from './guardRoute.js'
import { leave } from './leave.js'
import { proveByMail } from './proving/proveByMail.js'
import { depositShare } from './shares/depositShare.js'
import { forgetShares } from './shares/forgetShares.js'
import { promoteShare } from './shares/promoteShare.js'
import { putShare } from './shares/putShare.js'
import { releaseFormer } from './shares/releaseFormer.js'
import { releaseShares } from './shares/releaseShares.js'

/** The calls of the guard, as the contract has them. */
export function guardCalls(hono: Hono, guard: Guard): void {
  const done = (work: Promise<void>) => work.then(() => ({}))
  guardRoute(hono, guard, depositGuardShare, (body, caller) =>
    done(depositShare(guard, caller, body)),
  )
  guardRoute(hono, guard, proveToGuard, (body, caller) => proveByMail(guard, caller, body))
  guardRoute(hono, guard, requestGuardAccess, (body, caller) => requestEntry(guard, caller, body))
  guardRoute(hono, guard, leaveGuard, (body, caller) => done(leave(guard, caller, body)))
  guardRoute(hono, guard, readGuardShares, async ({ walletId }, caller) => ({
    shares: await releaseShares(guard, caller, walletId),
  }))
  guardRoute(hono, guard, putGuardShare, (body, caller) => done(putShare(guard, caller, body)))
  guardRoute(hono, guard, promoteGuardShare, (body, caller) =>
    done(promoteShare(guard, caller, body)),
  )
  guardRoute(hono, guard, forgetGuardShares, (body, caller) =>
    done(forgetShares(guard, caller, body)),
  )
  guardRoute(hono, guard, readGuardFormer, async (body, caller) => ({
    share: await releaseFormer(guard, caller, body),
  }))
  guardRoute(hono, guard, readGuardEmail, ({ walletId }, caller) =>
    readEmail(guard, caller, walletId),
  )
  guardRoute(hono, guard, cancelGuardEmail, ({ walletId }, caller) =>
    done(cancelChange(guard, caller, walletId)),
  )
  guardRoute(hono, guard, changeGuardEmail, (body, caller) => changeEmail(guard, caller, body))
  guardRoute(hono, guard, startGuardSocial, async (body, { jkt, browser }) => {
    const { provider, origin, hash, returnTo } = body
    if (returnTo !== undefined) checkReturn(returnTo, guard.config.walletUrl)
    return guard.socials.start(provider, { jkt, hash, origin, browser }, { returnTo })
  })
}

/** The guard knows no projects, so it leads back to the keeper alone, which does. */
function checkReturn(returnTo: string, walletUrl: string): void {
  const url = new URL(returnTo)
  if (!isPageOf(url, walletUrl) || url.pathname !== `${socialPath}/back`)
    throw new HttpError(400, 'input_invalid', 'body.returnTo is not an address of the keeper.')
}
