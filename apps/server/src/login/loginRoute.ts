import { allowsOrigin } from '@foyer/protocol'
import type { Endpoint } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { clientAddress } from '../http/clientAddress.js'
import { HttpError } from '../http/HttpError.js'
import { route } from '../http/route.js'
import type { Project } from '../projects/Project.js'
import type { Keeper } from './Keeper.js'
import { verifyProof } from './proofs/verifyProof.js'
import { browserName } from './sessions/browserName.js'
import { findSession, type Session } from './sessions/findSession.js'

/** The wallet's server before its socket, with the login room. */
export type WalletApp = App & { keeper: Keeper }

/** Who asks: a browser, by its key. */
export type Caller = {
  project: Project
  jkt: string
  /** The session's token, where the call brings one. */
  token: string | undefined
  /** The network address. */
  address: string
  /** What the browser calls itself, in a few words. */
  browser: string | undefined
  /** Aborted when who asked is gone. */
  signal: AbortSignal
}

/** Serves a login call: its project is known and its proof is good, once, before the handler sees it. */
export function loginRoute<const one extends Endpoint>(
  app: WalletApp,
  endpoint: one,
  handler: (input: route.Input<one>, caller: Caller) => ReturnType<route.Handler<one>>,
): void {
  route(app, endpoint, async (input, { context, project, services }) => {
    if (!project) throw new HttpError(401, 'invalid_project', 'Unauthorized: invalid key')
    checkPage(project, input.body)
    const { req } = context
    const token = req.header('authorization')?.slice('DPoP '.length)
    const proof = req.header('dpop') ?? ''
    const { method, path } = req
    const jkt = await verifyProof(app.keeper.proofs, { method, path, proof, token })
    const address = clientAddress(context, services.config.proxies)
    return handler(input, {
      ...{ address, jkt, project, token },
      browser: browserName(req.header('user-agent')),
      // Made when it is asked for: few calls wait, and it costs more than reading the request.
      get signal() {
        return req.raw.signal
      },
    })
  })
}

/**
 * People are told which page asks, and a login lets it in, so that a project says which pages are its own before anybody logs in there.
 *
 * @throws 403 when it says of none, or the call names another one
 */
function checkPage({ id, allowedOrigins }: Project, body: unknown): void {
  if (allowedOrigins.length === 0)
    throw new HttpError(
      403,
      'origins_missing',
      `The project ${id} lists no origins, so that nobody can log in there. Its operator has to list its pages.`,
    )
  const origin =
    typeof body === 'object' && body !== null && 'origin' in body ? body.origin : undefined
  if (typeof origin === 'string' && !allowsOrigin(allowedOrigins, origin))
    throw new HttpError(403, 'origin_not_allowed', 'Unauthorized: origin not allowed')
}

/** Serves a call of who is logged in. */
export function sessionRoute<const one extends Endpoint>(
  app: WalletApp,
  endpoint: one,
  handler: (
    input: route.Input<one>,
    caller: Caller & { session: Session },
  ) => ReturnType<route.Handler<one>>,
): void {
  loginRoute(app, endpoint, async (input, caller) => {
    const session = await findSession(app.keeper, caller)
    return handler(input, Object.assign(caller, { session }))
  })
}
