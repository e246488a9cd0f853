import * as v from 'valibot'
import { accountForm } from '../caipForms.js'
import { type SessionError, sessionErrors } from '../catalogue/pairing.js'
import { FoyerError } from '../FoyerError.js'
import { type AuthPayload, messageOfPayload } from './authPayload.js'
import { checkResources } from './checkResources.js'
import { decodeRecap, recapOf } from './recap.js'
import { methodsOfRecap } from './recapMethods.js'
import { byByte, byDictionary, formatRecapStatement } from './recapStatement.js'
import { formatSiwxMessage } from './SiwxMessage.js'
import { timeOf } from './timeOf.js'
import { type Signed, type VerifySignature, verifyCacaoSignature } from './verifyCacaoSignature.js'

const text = v.pipe(v.string(), v.maxLength(8_192))
const optional = v.nullish(text)

const Payload = v.object({
  domain: text,
  aud: text,
  version: text,
  nonce: text,
  iss: text,
  iat: text,
  statement: optional,
  exp: optional,
  nbf: optional,
  requestId: optional,
  resources: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(65_536))), v.maxLength(100))),
})

const Cacao = v.object({
  /** `eip4361` is what it was called before. */
  h: v.object({ t: v.picklist(['caip122', 'eip4361']) }),
  p: Payload,
  s: v.object({ t: v.string(), s: v.pipe(v.string(), v.maxLength(65_536)) }),
})

/** A signed sign-in message (CAIP-74). */
export type Cacao = v.InferOutput<typeof Cacao>

/** The account that signed in, and what it permitted. */
export type CacaoSignIn = {
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
  readonly cacao: Cacao
  readonly methods: readonly string[]
  /** The networks that the methods may be used on. */
  readonly chains: readonly string[]
}

/** Before the account, in the DID of who signed. */
const issuer = 'did:pkh:'

/** All that has to come back as it was asked. Statement and resources may be narrowed, and are checked apart. */
const same = ['domain', 'aud', 'version', 'nonce', 'iat', 'exp', 'nbf', 'requestId'] as const

/**
 * Checks what a wallet signed against what it was asked to sign: every part of the message, its time, its
 * permissions and its signature. A nonce that was used before is the server's to know. Never throws.
 */
export async function checkCacao({
  cacao,
  requested,
  verifySignature,
  now,
}: checkCacao.Parameters): Promise<
  { readonly signIn: CacaoSignIn } | { readonly fault: SessionError }
> {
  const read = v.safeParse(Cacao, cacao)
  if (!read.success) return { fault: sessionErrors.malformed_response_params }
  const { p: payload, s: signature } = read.output
  const signer = readIssuer(payload.iss)
  if (!signer || !requested.chains.includes(signer.chainId)) {
    return { fault: sessionErrors.missing_issuer }
  }
  const fault = checkPayload(payload, requested, now)
  if (fault) return { fault }
  const statements = statementsOf(payload, requested)
  if (!statements) return compromised('statement')
  for (const statement of statements) {
    const message = formatSiwxMessage({ ...messageOfPayload(payload), ...signer, statement })
    const check = { ...signer, message, type: signature.t, signature: signature.s }
    const verified = await verify(check, verifySignature)
    if (verified === true) {
      const { methods, chains } = grantOf(payload, signer.chainId)
      const signIn = { ...signer, message, signature: signature.s, cacao: read.output }
      return { signIn: { ...signIn, methods, chains } }
    }
    if (verified) return { fault: verified }
  }
  return { fault: sessionErrors.signature_verification_failed }
}

export declare namespace checkCacao {
  type Parameters = {
    /** As the wallet sent it. */
    cacao: unknown
    requested: AuthPayload
    verifySignature: VerifySignature
    /** Milliseconds since 1970. */
    now: number
  }
}

function readIssuer(iss: string) {
  const account = iss.startsWith(issuer) ? iss.slice(issuer.length) : ''
  const [, chainId, address] = accountForm.exec(account) ?? []
  return chainId && address ? { chainId, address } : undefined
}

function checkPayload(payload: Cacao['p'], requested: AuthPayload, now: number) {
  const other = same.find((name) => (payload[name] ?? undefined) !== (requested[name] ?? undefined))
  if (other) return compromised(other).fault
  if (!checkResources(payload.resources ?? undefined, requested))
    return compromised('resources').fault
  if (requested.exp && !(now < timeOf(requested.exp))) return sessionErrors.request_expired
  if (requested.nbf && !(now >= timeOf(requested.nbf))) return compromised('nbf').fault
  return undefined
}

/**
 * The statements that the wallet may have signed: the one asked for, completed by what the ReCap permits. It
 * may send either. `undefined` when it sends another.
 */
function statementsOf({ statement, resources }: Cacao['p'], requested: AuthPayload) {
  const resource = recapOf(resources)
  const own = statement || undefined
  if (!resource) return own === requested.statement ? [own] : undefined
  const recap = decodeRecap(resource)
  const complete = [byByte, byDictionary].map((order) =>
    formatRecapStatement(requested.statement, recap, order),
  )
  if (own === requested.statement) return [...new Set(complete)]
  return own !== undefined && complete.includes(own) ? [own] : undefined
}

function grantOf({ resources }: Cacao['p'], chainId: string) {
  const resource = recapOf(resources)
  if (!resource) return { methods: [], chains: [] }
  const [namespace = ''] = chainId.split(':')
  const { methods, chains } = methodsOfRecap(decodeRecap(resource), namespace)
  return { methods, chains: [...new Set([chainId, ...chains])] }
}

async function verify(
  check: Signed & { readonly type: string },
  verifySignature: VerifySignature,
): Promise<boolean | SessionError> {
  try {
    return await verifyCacaoSignature(check, verifySignature)
  } catch (error) {
    const { code } = sessionErrors.signature_verification_failed
    return { code, message: FoyerError.is(error) ? error.message : '' }
  }
}

function compromised(part: string) {
  const { code, message } = sessionErrors.message_compromised
  return { fault: { code, message: `${message}: ${part}` } }
}
