import { allowsOrigin } from '@foyer/protocol'
import { finishSocial, startFarcaster, startSocial } from '@foyer/protocol/login'
import { HttpError } from '../http/HttpError.js'
import { type Caller, loginRoute, type WalletApp } from '../login/loginRoute.js'
import { openSession } from '../login/sessions/openSession.js'
import { type Asker, socialPath } from './createSocials.js'
import { refusalTexts } from './pages.js'
import { serveSocial } from './serveSocial.js'
import { waitFor } from './waitFor.js'

/** Logging in at the keeper with somebody else's service: the calls, and the pages that the person walks through. */
export function socialCalls(app: WalletApp): void {
  const { hono, keeper } = app
  const { config, socials } = keeper

  loginRoute(app, startSocial, async ({ body }, caller) => {
    const { provider, onward, returnTo } = body
    const asker = askerOf(caller, body)
    if (provider === 'farcaster')
      throw new HttpError(404, 'provider_off', 'Farcaster starts apart.')
    if (onward !== undefined) checkOnward(onward, config.guardUrl)
    if (returnTo !== undefined) checkReturn(returnTo, asker.origin, caller)
    return socials.start(provider, asker, { onward, returnTo })
  })
  loginRoute(app, startFarcaster, ({ body }, caller) =>
    socials.startFarcaster(askerOf(caller, body)),
  )
  loginRoute(app, finishSocial, async ({ body: { ticket, secret } }, { browser, jkt, signal }) => {
    const found = await waitFor(socials, { ticket, secret, jkt }, signal)
    if (found.status === 'waiting') return found
    if (found.status === 'refused')
      return { ...found, reason: refusalTexts[found.reason] ?? refusalTexts.provider_failed }
    const { identity, origin, farcaster } = found
    return {
      status: found.status,
      login: await openSession(keeper, { identity, jkt, origin, browser }),
      farcaster,
    }
  })
  // Who steps up begins in the wallet's own page, which opens no window but for rounds of its own.
  serveSocial(hono, { path: socialPath, socials, comesFrom: () => [keeper.url()] })
}

/** The page that asks is named to the person and compared with where they come from, so it has to be one of the project's. */
function askerOf(
  { project, jkt, browser }: Caller,
  { origin, hash }: { origin: string; hash: string },
): Asker {
  if (!allowsOrigin(project.allowedOrigins, origin))
    throw new HttpError(403, 'origin_not_allowed', 'Unauthorized: origin not allowed')
  return { jkt, hash, origin, browser: browser ?? 'an unknown browser' }
}

/** People are led back to the page that asked, and only where the project says which pages are its own. */
function checkReturn(returnTo: string, origin: string, { project }: Caller): void {
  const { origin: leadsTo, username, password } = new URL(returnTo)
  const isOwn = leadsTo === origin && username === '' && password === ''
  if (!isOwn || project.allowedOrigins.length === 0)
    throw new HttpError(400, 'input_invalid', 'body.returnTo is not an address of the asking page.')
}

/** People are sent on to the guard's own start, and nowhere else. */
function checkOnward(onward: string, guardUrl: string): void {
  const url = URL.canParse(onward) ? new URL(onward) : undefined
  const isGuards =
    guardUrl !== '' && url?.origin === guardUrl && url.pathname === '/guard/social/go'
  if (!isGuards)
    throw new HttpError(400, 'input_invalid', 'body.onward is not the guard’s address.')
}
