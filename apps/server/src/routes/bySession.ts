import type { Context } from 'hono'
import { HttpError } from '../errors/HttpError.js'
import type { Variables } from '../http/App.js'
import type { Project } from '../projects/Project.js'
import { checkProof } from '../proofs/checkProof.js'
import { verifyProof } from '../proofs/verifyProof.js'
import type { Services } from '../Services.js'
import { proofUrl } from './proofUrl.js'
import { signInCookie } from './signInCookie.js'

/** Whose session a call is of, by its headers. */
export const bySession = { find, resume, resumeIfAny, prove, proofOf }

export declare namespace bySession {
  type Call = {
    context: Context<{ Variables: Variables }>
    project: Project | undefined
    services: Services
  }
  type Bearer = { authorization?: string | undefined; dpop?: string | undefined }
  type Session = Awaited<ReturnType<Services['signIns']['find']>>
}

type Call = bySession.Call
type Bearer = bySession.Bearer
type Session = bySession.Session

/** The session without its key: what a token itself says needs no proof. @throws 401 `sign_in_refused` */
async function find({ context, project, services }: Call, { authorization }: Bearer) {
  if (authorization !== undefined) return services.signIns.find(tokenOf(authorization), project?.id)
  const secret = project && signInCookie.read(context, project.id)
  if (!secret) throw signedOut()
  const session = await services.signIns.findByCookie(secret, project.id)
  demandOwnPage(context, session)
  return session
}

/** A browser sends a cookie whoever made it send the request: only the page that signed in does so, and what only reads may come from the host's backend. */
function demandOwnPage({ req }: Context, { uri }: Session): void {
  const origin = req.header('origin')
  const isReading = origin === undefined && req.method === 'GET'
  if (!isReading && origin !== new URL(uri).origin) throw signedOut()
}

const signedOut = () =>
  new HttpError(401, 'sign_in_refused', 'You are not signed in. Sign in again.')

/** @throws 401 `sign_in_refused` where the token is bound to a key, and no proof of that key is there */
async function resume(call: Call, headers: Bearer): Promise<Session> {
  const session = await find(call, headers)
  if (session.jkt === null) return session
  const token = headers.authorization && tokenOf(headers.authorization)
  if ((await prove(call, headers.dpop, token)) === session.jkt) return session
  throw signedOut()
}

/** The key that a call is proved with; `undefined` where it brings no proof. @throws 401 for a proof that is not good */
async function prove(call: Call, proof: string | undefined, token: string | undefined) {
  return proof === undefined ? undefined : verifyProof(...(await proven(call, proof, token)))
}

/** The proof of a sign-in, which is used up with its nonce: a statement of its own would take as long again. @throws 401 for one that is not good */
async function proofOf(call: Call, proof: string | undefined) {
  return proof === undefined ? undefined : checkProof(...(await proven(call, proof)))
}

/** What a proof is checked with, and the call that it has to be of. */
async function proven(
  { context: { req }, services: { config, signIns } }: Call,
  proof: string,
  token?: string,
): Promise<Parameters<typeof verifyProof>> {
  const proofs = await signIns.proofs()
  const url = () => proofUrl(proofs.url(), req.header('host'), config)
  return [
    { ...proofs, url },
    { method: req.method, path: req.path, proof, token },
  ]
}

function tokenOf(authorization: string): string {
  return authorization.slice(authorization.indexOf(' ') + 1)
}

/** The same, for calls that serve others as well: a session that is over is none. */
async function resumeIfAny(call: Call, headers: Bearer): Promise<Session | undefined> {
  try {
    return await resume(call, headers)
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return undefined
    throw error
  }
}
