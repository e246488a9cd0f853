import {
  type Endpoint,
  getSignedIn,
  getSignInKeys,
  getSignInNonce,
  getSignIns,
  putSignInMetadata,
  refreshSignIn,
  revokeSignIn,
  signIn,
  signOut,
} from '@foyer/protocol/api'
import type { Context } from 'hono'
import { HttpError } from '../errors/HttpError.js'
import type { App, Variables } from '../http/App.js'
import { browserName } from '../http/browserName.js'
import { clientAddress } from '../http/clientAddress.js'
import { limit } from '../http/limit.js'
import { route } from '../http/route.js'
import type { Project } from '../projects/Project.js'
import type { Services } from '../Services.js'
import { bySession } from './bySession.js'
import { signInCookie } from './signInCookie.js'

/** Sign-ins of wallets to the host's pages and backend. */
export function auth(app: App<Services>): void {
  route(app, getSignInNonce, async (_, { context, project, services }) => {
    await limitAddress(context, services, 'nonces')
    const { req } = context
    return services.signIns.issueNonce({ project: known(project), origin: req.header('origin') })
  })
  route(app, signIn, async ({ body, headers }, { context, project, services }) => {
    await limitAddress(context, services, 'sign-ins')
    const { req } = context
    const attempt = {
      ...{ project: known(project), origin: req.header('origin') },
      isSameOrigin: (req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin',
      pass: headers['x-nonce-jwt'].slice('Bearer '.length),
      ...{ message: body.message, signature: body.signature, publicKey: body.publicKey },
      chainId: body.data?.chainId,
      proof: await bySession.proofOf({ context, project, services }, headers.dpop),
      browser: browserName(req.header('user-agent')),
      wallet: body.walletInfo?.name,
    }
    if (!body.byCookie) return services.signIns.open(attempt)
    demandSameSite(context)
    const { session, secret } = await services.signIns.openForCookie(attempt)
    const { id, since, until } = session
    signInCookie.give(context, attempt.project.id, { secret, ageMs: until - since })
    return { byCookie: true as const, expiresAt: until, session: id }
  })
  route(app, refreshSignIn, async ({ body, headers }, call) => {
    const jkt = await bySession.prove(call, headers.dpop, undefined)
    return call.services.signIns.renew({ project: known(call.project), refresh: body.refresh, jkt })
  })
  route(app, getSignedIn, async ({ headers, query }, call) => {
    // What the token itself says needs no proof: the host's backend has none.
    const isWhole = query.includeAppKitAccount === 'true'
    const { signIns } = call.services
    const session = await (isWhole
      ? bySession.resume(call, headers)
      : bySession.find(call, headers))
    return {
      ...{ address: session.address, chainId: session.chainId, domain: session.domain },
      ...{ uri: session.uri, session: session.id },
      ...{ issuedAt: session.since, expiresAt: session.until },
      ...(isWhole && { appKitAccount: await signIns.readAccount(session) }),
    }
  })
  whenSignedIn(app, putSignInMetadata, async ({ body }, { session, services }) => {
    await services.signIns.putMetadata(session, body.metadata)
    return {}
  })
  whenSignedIn(app, signOut, async ({ body }, { session, services, context }) => {
    await services.signIns.end(session, body.everywhere ? 'all' : session)
    if (signInCookie.read(context, session.project)) signInCookie.takeBack(context, session.project)
    return {}
  })
  whenSignedIn(app, getSignIns, (_, { session, services }) => services.signIns.list(session))
  whenSignedIn(app, revokeSignIn, async ({ params }, { session, services }) => {
    await services.signIns.end(session, { id: params.session })
    return {}
  })
  route(app, getSignInKeys, (_, { services }) => services.signIns.publicKeys())
}

/** Serves a call of an account that is signed in, by the browser that its session is bound to, if it is. */
function whenSignedIn<one extends Endpoint>(
  app: App<Services>,
  endpoint: one,
  handler: (
    input: route.Input<one>,
    call: {
      session: bySession.Session
      services: Services
      context: Context<{ Variables: Variables }>
    },
  ) => ReturnType<route.Handler<one, Services>>,
): void {
  route(app, endpoint, async (input, call) => {
    const session = await bySession.resume(call, input.headers as bySession.Bearer)
    return handler(input, { session, services: call.services, context: call.context })
  })
}

/** @throws 400 for a page whose browser would not keep the cookie, or not send it */
function demandSameSite({ req }: Context): void {
  const site = req.header('sec-fetch-site') ?? 'none'
  if (site === 'same-origin' || site === 'same-site' || site === 'none') return
  throw new HttpError(400, 'input_invalid', 'A cookie is for pages of the server’s own site.')
}

function known(project: Project | undefined): Project {
  if (project) return project
  throw new HttpError(401, 'invalid_project', 'Unauthorized: invalid key')
}

function limitAddress(context: Context, services: Services, what: string): Promise<void> {
  const { addressSignIns, proxies } = services.config
  return limit(services, `${what} of ${clientAddress(context, proxies)}`, addressSignIns)
}
