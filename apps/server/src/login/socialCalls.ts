import { finishSocial, startFarcaster, startSocial } from '@foyer/protocol/login'
import { HttpError } from '../errors/HttpError.js'
import { speechOf } from '../http/speechOf.js'
import { type Asker, socialPath } from '../social/createSocials.js'
import { isPageOf } from '../social/isPageOf.js'
import { dashboardPage, loadingPage, refusalText } from '../social/pages.js'
import { plainHeaders } from '../social/plainHeaders.js'
import { serveSocial } from '../social/serveSocial.js'
import { waitFor } from '../social/waitFor.js'
import { type KeeperCaller, loginRoute, type WalletApp } from './loginRoute.js'
import { openSession } from './openSession.js'
import { forgetPage } from './sessions/forgetPage.js'

/** Serves logins by social providers at the keeper: the calls, and the pages that the user walks through. */
export function socialCalls(app: WalletApp): void {
  const { hono, keeper } = app
  const { config, socials } = keeper

  loginRoute(app, startSocial, async ({ body }, caller) => {
    const { again, provider, mark, onward, returnTo, wasRemoved } = body
    const asker = askerOf(caller, body)
    if (provider === 'farcaster')
      throw new HttpError(404, 'provider_off', 'Farcaster starts apart.')
    if (onward !== undefined) checkOnward(onward, config.guardUrl)
    if (returnTo !== undefined) checkReturn(returnTo, asker.origin)
    if (mark === undefined && config.socialSameBrowser) throw unmarked()
    if (wasRemoved) await forgetPage(keeper.db, asker)
    return socials.start(provider, { ...asker, again, mark }, { onward, returnTo })
  })
  loginRoute(app, startFarcaster, ({ body }, caller) =>
    socials.startFarcaster(askerOf(caller, body)),
  )
  loginRoute(app, finishSocial, async ({ body: { ticket, secret } }, caller) => {
    const { browser, jkt, project, signal, speech } = caller
    const claim = { ticket, secret, jkt, project: project.id }
    const found = await waitFor(socials, claim, signal)
    if (found.status === 'waiting') return found
    if (found.status === 'refused')
      return { ...found, reason: refusalText(found.reason, speech.texts) }
    const { identity, origin, farcaster } = found
    return {
      status: found.status,
      login: await openSession(keeper, {
        ...{ identity, jkt, origin, browser, project: project.id, speech },
      }),
      farcaster,
    }
  })
  const sheet = `${socialPath}/look.css`
  hono.get('/loading', plainHeaders, (context) =>
    context.html(loadingPage(speechOf(context, keeper.speak), sheet)),
  )
  hono.get('/dashboard', plainHeaders, (context) =>
    context.html(dashboardPage(speechOf(context, keeper.speak), sheet)),
  )
  serveSocial(hono, {
    ...{ path: socialPath, socials, speak: keeper.speak, url: keeper.url },
    resultUri: ({ secretHash }) => `${keeper.url()}${socialPath}/back?round=${secretHash}`,
  })
}

function askerOf(
  { project, jkt, browser }: KeeperCaller,
  { origin, hash }: { origin: string; hash: string },
): Asker {
  return { jkt, hash, origin, browser: browser ?? '', project: project.id }
}

/** People are led back to the page that asked, which is one of the project's. */
function checkReturn(returnTo: string, origin: string): void {
  if (!isPageOf(new URL(returnTo), origin))
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

const unmarked = () =>
  new HttpError(
    403,
    'browser_unmarked',
    'The wallet could not mark this browser, so that no user logs in here with this service. Its operator has to serve the wallet from the site of the page.',
  )
