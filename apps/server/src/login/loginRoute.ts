import { allowsOrigin } from '@foyer/protocol'
import type { Endpoint } from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { browserName } from '../http/browserName.js'
import { clientAddress } from '../http/clientAddress.js'
import { route } from '../http/route.js'
import type { Serving } from '../http/Serving.js'
import type { Project } from '../projects/Project.js'
import { verifyProof } from '../proofs/verifyProof.js'
import type { SpokenTexts } from '../texts/createSpeak.js'
import type { Keeper } from './Keeper.js'
import { type KeeperSession, resumeSession } from './sessions/resumeSession.js'

/** The wallet's server before its socket, with the login room. */
export type WalletApp<services extends Serving = Serving> = App<services> & { keeper: Keeper }

/** The caller: a browser, by its key. */
export type KeeperCaller = {
  project: Project
  jkt: string
  /** The session's token, where the call brings one. */
  token: string | undefined
  /** The network address. */
  address: string
  /** What the browser calls itself, in a few words. */
  browser: string | undefined
  /** The language of the request. */
  speech: SpokenTexts
  /** Aborted when who asked is gone. */
  signal: AbortSignal
}

/** Serves a login call: its project is known and its proof is good, once, before the handler sees it. */
export function loginRoute<const one extends Endpoint>(
  app: WalletApp,
  endpoint: one,
  handler: (input: route.Input<one>, caller: KeeperCaller) => ReturnType<route.Handler<one>>,
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
      // Made when they are asked for: few calls mail or wait, and it costs more than reading the request.
      get speech() {
        return app.keeper.speak(req.header('accept-language'))
      },
      get signal() {
        return req.raw.signal
      },
    })
  })
}

/**
 * The user sees which page requests a login, and a login lets that page in. So a project must list its pages before any login.
 *
 * @throws 403 when it lists none, or the call names a page that is not listed
 */
function checkPage({ id, allowedOrigins }: Project, body: unknown): void {
  if (allowedOrigins.length === 0)
    throw new HttpError(
      403,
      'origins_missing',
      `The project ${id} lists no origins, so that no user can log in there. Its operator has to list its pages.`,
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
    caller: KeeperCaller & { session: KeeperSession },
  ) => ReturnType<route.Handler<one>>,
): void {
  loginRoute(app, endpoint, async (input, caller) => {
    const session = await resumeSession(app.keeper, caller)
    return handler(input, Object.assign(caller, { session }))
  })
}
