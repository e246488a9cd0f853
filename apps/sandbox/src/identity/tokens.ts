import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import type { Grant, PlayedClient } from './Identity.js'

export type ProviderKeys = Awaited<ReturnType<typeof createKeys>>

/** The key that google and apple sign with, and that of the team which apple's clients sign with. */
export async function createKeys() {
  const [signing, team] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('ES256', { extractable: true }),
  ])
  const kid = randomBytes(6).toString('hex')
  const jwk = { ...(await exportJWK(signing.publicKey)), kid, alg: 'RS256', use: 'sig' }
  const teamKey = await exportPKCS8(team.privateKey)
  return { signing, team, kid, jwks: { keys: [jwk] }, teamKey, teamId: 'SANDBOXTEAM' }
}

/** An ID token (OpenID Connect Core §2). Apple writes its flags as texts. */
export function signIdToken(
  { signing, kid }: ProviderKeys,
  issuer: string,
  grant: Grant,
): Promise<string> {
  const { provider, clientId, nonce, timed, user } = grant
  const { subject, name, email } = user
  const claims =
    provider === 'apple' ? { email, email_verified: 'true' } : { email, email_verified: true, name }
  // OpenID Connect Core §3.1.2.1: with `max_age` the token says when.
  const auth_time = Math.floor(Date.now() / 1_000)
  return new SignJWT({
    ...claims,
    ...(nonce !== undefined && { nonce }),
    ...(timed && { auth_time }),
  })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(signing.privateKey)
}

/** Whether a client of apple signed its secret with the key of its team. */
export async function isTeamSecret(
  { team, teamId }: ProviderKeys,
  { id }: PlayedClient,
  { secret, issuer }: { secret: string; issuer: string },
): Promise<boolean> {
  const expected = { issuer: teamId, subject: id, audience: issuer, algorithms: ['ES256'] }
  return jwtVerify(secret, team.publicKey, expected).then(
    () => true,
    () => false,
  )
}

/** RFC 7636 §4.6. */
export function isVerified({ challenge }: Grant, verifier: string | null): boolean {
  if (challenge === undefined) return true
  return (
    createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url') === challenge
  )
}
