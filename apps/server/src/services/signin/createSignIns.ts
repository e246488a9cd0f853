import { allowsOrigin, isCaipNetworkId, lazy, toPlainAddress } from '@foyer/protocol'
import type { SignInTokens } from '@foyer/protocol/api'
import { verifySignature } from '@foyer/protocol/signatures'
import { type SignInFault, type VerifiedSignIn, verifySignIn } from '@foyer/protocol/siwx'
import type { Logger } from 'pino'
import { dayMs, hourMs, minuteMs } from '../../bounds/times.js'
import type { Config } from '../../config/Config.js'
import type { Database } from '../../database/Database.js'
import { openKeys } from '../../envelope/openKeys.js'
import { HttpError } from '../../errors/HttpError.js'
import type { Metrics } from '../../metrics/createMetrics.js'
import { createNonces } from '../../proofs/createNonces.js'
import { createProofKeys } from '../../proofs/createProofKeys.js'
import { forgetProofs, rememberTogether } from '../../proofs/rememberProof.js'
import { hashOf } from '../../secrets/hashOf.js'
import { sameSecret } from '../../secrets/sameSecret.js'
import type { Chains } from '../chains/Chains.js'
import { countWrong } from './countWrong.js'
import { createNoncePasses } from './createNoncePasses.js'
import { createSignInSecrets, hashOfCookie, idOfSecret } from './createSignInSecrets.js'
import { createTokenSigner } from './createTokenSigner.js'
import { findSignIn, type OpenSignIn } from './findSignIn.js'
import { renewSignIn } from './renewSignIn.js'
import type { SignInAttempt, SignIns } from './SignIns.js'
import { signInRecords } from './signInRecords.js'
import { writeSignIn } from './writeSignIn.js'

/** A token is short-lived, because whoever checks it by its signature alone does not hear that its session ended. */
const tokenMs = 5 * minuteMs

export function createSignIns(parts: createSignIns.Parts): SignIns {
  const { chains, config, db, log, metrics, now, publicUrl } = parts
  /** Opened with the first sign-in: a server that serves none needs no key. */
  const secrets = lazy(async () => {
    const { derive } = openKeys(config, 'FOYER_')
    return {
      passes: createNoncePasses(derive('sign-in nonces'), now),
      renewals: createSignInSecrets(derive('sign-in secrets')),
      signer: await createTokenSigner({ derive, issuer: publicUrl, now }),
      proofs: {
        ...{ now, url: publicUrl, remember: rememberTogether(db), keys: createProofKeys() },
        nonces: createNonces(derive('sign-in proofs'), now),
      },
    }
  })
  const recovery = lazy(async () => (await import('./recoverKey.js')).recoverKey)
  const refuse = (fault: SignInFault | 'session' | 'refresh', project: string) => {
    metrics.signedIn(fault)
    log.info({ fault, project }, 'sign-in refused')
    return new HttpError(401, 'sign_in_refused', 'You are not signed in. Sign in again.')
  }
  const toTokens = async (session: OpenSignIn, refresh: string): Promise<SignInTokens> => {
    const { signer } = await secrets()
    const at = now()
    const expiresAt = Math.min(at + tokenMs, session.until)
    const { id, project, address, chainId, domain, uri, jkt } = session
    const subject = `${chainId}:${address}`
    const facts = { audience: project, subject, session: id, domain, uri, jkt }
    return { token: signer.sign(facts, expiresAt), expiresAt, at, refresh, session: id }
  }
  const isOfKey = async (signed: verifySignIn.SignedMessage) =>
    verifySignature({ ...signed, recoverKey: await recovery() })
  /** A contract is asked where the server has nodes of its network; elsewhere it has not signed. */
  const isOfContract = async (signed: verifySignIn.SignedMessage) =>
    chains.get(signed.chainId) !== undefined &&
    verifySignature({
      ...signed,
      rpc: (network, method, params, signal) => chains.request(network, { method, params }, signal),
    })
  /** Verifies an attempt and opens its session. `stored` makes what is kept of its secret. */
  const begin = async (attempt: SignInAttempt, stored: (secret: string) => string) => {
    const { project } = attempt
    const { passes, renewals } = await secrets()
    const pass = passes.read(attempt.pass, attempt)
    let byKey = false
    const verdict = await verifySignIn({
      ...{ text: attempt.message, signature: attempt.signature, publicKey: attempt.publicKey },
      expected: {
        origins: attempt.origin
          ? [attempt.origin]
          : (origin) => allowsOrigin(project.allowedOrigins, origin),
        chains: isCaipNetworkId,
        // Whether it was used or burnt is known where it is used up, with the session: to read it before as well took as long as all the rest.
        isNonce: (nonce) => pass?.nonce === nonce,
        ...{ now: now(), chainId: attempt.chainId },
      },
      async verify(signed) {
        byKey = await isOfKey(signed)
        return byKey || isOfContract(signed)
      },
    })
    if ('fault' in verdict) {
      if (verdict.fault === 'signature' && pass) await countWrong(db, pass)
      throw refuse(verdict.fault, project.id)
    }
    const { id, secret } = renewals.create()
    const session = toSession(attempt, verdict.signIn, {
      ...{ now: now(), lifeMs: config.signInDays * dayMs, byKey },
      ...{ id, refresh: stored(secret) },
    })
    const nonce = { text: verdict.signIn.message.nonce, until: pass?.until ?? 0 }
    const written = { session, nonce, proof: attempt.proof }
    if (!(await writeSignIn(db, written))) throw refuse('nonce', project.id)
    metrics.signedIn('done')
    return { session, secret }
  }
  return {
    issueNonce: async (visit) => (await secrets()).passes.issue(visit),
    async open(attempt) {
      const { session, secret } = await begin(attempt, hashOf)
      return toTokens(session, secret)
    },
    openForCookie: (attempt) => begin(attempt, hashOfCookie),
    async findByCookie(secret, project) {
      const found = await findSignIn(db, { id: idOfSecret(secret), project, now: now() })
      if (!found || !sameSecret(found.refresh, hashOfCookie(secret)))
        throw refuse('session', project)
      // Of too many sessions those end that were not used for long.
      if (now() - found.usedAt > hourMs) await signInRecords.use(db, found, now())
      return found
    },
    async renew({ project, refresh, jkt }) {
      const { renewals } = await secrets()
      const held = { secrets: renewals, project: project.id, refresh, jkt, now: now() }
      const renewed = await renewSignIn(db, held)
      if (!renewed) throw refuse('refresh', project.id)
      return toTokens(renewed.session, renewed.refresh)
    },
    async find(token, project) {
      const { signer } = await secrets()
      const said = await signer.read(token).catch(() => undefined)
      const isHere = said && (project === undefined || project === said.project)
      const found =
        isHere && (await findSignIn(db, { id: said.session, project: said.project, now: now() }))
      if (!found) throw refuse('session', project ?? '')
      return found
    },
    readAccount: (session) => signInRecords.readAccount(db, session),
    putMetadata: (session, metadata) => signInRecords.putMetadata(db, session, metadata),
    list: (session) => signInRecords.list(db, session, now()),
    end: (session, which) => signInRecords.end(db, session, which),
    publicKeys: async () => ({ keys: [(await secrets()).signer.publicKey] }),
    proofs: async () => (await secrets()).proofs,
    async forget() {
      await signInRecords.forget(db, now())
      await forgetProofs(db, now())
    },
  }
}

export declare namespace createSignIns {
  type Parts = {
    chains: Chains
    config: Config
    db: Database
    log: Logger
    metrics: Metrics
    /** Milliseconds since 1970. */
    now(): number
    /** Where the server is reached, without a slash at its end. */
    publicUrl(): string
  }
}

/**
 * It ends with the message's own time, where that has one. A key's account is one on all networks of its family; a contract's is of its own network: at the
 * same address of another one, another contract may stand.
 */
function toSession(
  { project, proof, browser, wallet }: SignInAttempt,
  { address, chainId, message }: VerifiedSignIn,
  { now, lifeMs, id, refresh, byKey }: toSession.Facts,
): OpenSignIn {
  const [namespace = ''] = chainId.split(':')
  const expires = message.expirationTime ? Date.parse(message.expirationTime) : now + lifeMs
  return {
    ...{ id, project: project.id, address, chainId, refresh },
    account: `${byKey ? namespace : chainId}:${toPlainAddress(namespace, address)}`,
    ...{ domain: message.domain, uri: message.uri },
    ...{ formers: [], formerUntil: 0, jkt: proof?.jkt ?? null },
    ...{ browser: browser ?? null, wallet: wallet ?? null },
    ...{ since: now, usedAt: now, until: Math.min(expires, now + lifeMs) },
  }
}

declare namespace toSession {
  type Facts = {
    now: number
    lifeMs: number
    id: string
    refresh: string
    /** Whether a key signed, not a contract. */
    byKey: boolean
  }
}
