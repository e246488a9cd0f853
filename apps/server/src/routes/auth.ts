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
import type { App } from '../http/App.js'
import { browserName } from '../http/browserName.js'
import { clientAddress } from '../http/clientAddress.js'
import { limit } from '../http/limit.js'
import { route } from '../http/route.js'
import type { Project } from '../projects/Project.js'
import { verifyProof } from '../proofs/verifyProof.js'
import type { Services } from '../Services.js'
import { proofUrl } from './proofUrl.js'

type Call = { context: Context; project: Project | undefined; services: Services }

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
    return services.signIns.open({
      ...{ project: known(project), origin: req.header('origin') },
      pass: headers['x-nonce-jwt'].slice('Bearer '.length),
      ...{ message: body.message, signature: body.signature, publicKey: body.publicKey },
      chainId: body.data?.chainId,
      jkt: await prove({ context, project, services }, headers.dpop, undefined),
      browser: browserName(req.header('user-agent')),
      wallet: body.walletInfo?.name,
    })
  })
  route(app, refreshSignIn, async ({ body, headers }, call) => {
    const jkt = await prove(call, headers.dpop, undefined)
    return call.services.signIns.renew({ project: known(call.project), refresh: body.refresh, jkt })
  })
  route(app, getSignedIn, async ({ headers, query }, call) => {
    // What the token itself says needs no proof: the host's backend has none.
    const isWhole = query.includeAppKitAccount === 'true'
    const { signIns } = call.services
    const session = await (isWhole ? resume(call, headers) : find(call, headers))
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
  whenSignedIn(app, signOut, async ({ body }, { session, services }) => {
    await services.signIns.end(session, body.everywhere ? 'all' : session)
    return {}
  })
  whenSignedIn(app, getSignIns, (_, { session, services }) => services.signIns.list(session))
  whenSignedIn(app, revokeSignIn, async ({ params }, { session, services }) => {
    await services.signIns.end(session, { id: params.session })
    return {}
  })
  route(app, getSignInKeys, (_, { services }) => services.signIns.publicKeys())
}

type Bearer = { authorization: string; dpop?: string | undefined }
type Session = Awaited<ReturnType<typeof find>>

/** Serves a call of an account that is signed in, by the browser that its session is bound to, if it is. */
function whenSignedIn<one extends Endpoint>(
  app: App<Services>,
  endpoint: one,
  handler: (
    input: route.Input<one>,
    call: { session: Session; services: Services },
  ) => ReturnType<route.Handler<one, Services>>,
): void {
  route(app, endpoint, async (input, call) => {
    const session = await resume(call, input.headers as Bearer)
    return handler(input, { session, services: call.services })
  })
}

function find({ project, services }: Call, { authorization }: Bearer) {
  return services.signIns.find(tokenOf(authorization), project?.id)
}

/** @throws 401 `sign_in_refused` where the token is bound to a key, and no proof of that key is there */
async function resume(call: Call, headers: Bearer): Promise<Session> {
  const session = await find(call, headers)
  if (session.jkt === null) return session
  const jkt = await prove(call, headers.dpop, tokenOf(headers.authorization))
  if (jkt === session.jkt) return session
  throw new HttpError(401, 'sign_in_refused', 'You are not signed in. Sign in again.')
}

/** The key that a call is proved with; `undefined` where it brings no proof. @throws 401 for a proof that is not good */
async function prove(
  { context: { req }, services: { config, signIns } }: Call,
  proof: string | undefined,
  token: string | undefined,
): Promise<string | undefined> {
  if (proof === undefined) return undefined
  const proofs = await signIns.proofs()
  const url = () => proofUrl(proofs.url(), req.header('host'), config)
  return verifyProof({ ...proofs, url }, { method: req.method, path: req.path, proof, token })
}

function tokenOf(authorization: string): string {
  return authorization.slice(authorization.indexOf(' ') + 1)
}

function known(project: Project | undefined): Project {
  if (project) return project
  throw new HttpError(401, 'invalid_project', 'Unauthorized: invalid key')
}

function limitAddress(context: Context, services: Services, what: string): Promise<void> {
  const { addressSignIns, proxies } = services.config
  return limit(services, `${what} of ${clientAddress(context, proxies)}`, addressSignIns)
}
