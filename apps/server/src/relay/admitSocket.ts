import { createPublicKey, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { allowsOrigin } from '@foyer/protocol'
import { ProjectId } from '@foyer/protocol/api'
import { type RelayRefusal, type RelayToken, readRelayToken } from '@foyer/protocol/relay'
import * as v from 'valibot'
import type { Projects } from '../projects/createProjects.js'
import { relayName } from './relayNames.js'

/** What a client shows to be let in. */
export type Credentials = {
  readonly token: string
  readonly projectId: string
  readonly origin: string | undefined
}

/** Reads them off a request; the token stands in the query or, for what is no browser, in a header. */
export function credentialsOf(
  headers: Pick<IncomingHttpHeaders, 'authorization' | 'origin'>,
  query: URLSearchParams,
): Credentials {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return {
    token: query.get('auth') ?? bearer ?? '',
    projectId: query.get('projectId') ?? '',
    origin: headers.origin,
  }
}

/** Finds out who a client is and whether it may use the relay. */
export async function admitSocket(
  { token, projectId, origin }: Credentials,
  { names, now, projects }: admitSocket.Parts,
): Promise<{ readonly clientId: string } | { readonly refusal: RelayRefusal }> {
  const read = readRelayToken(token, { now: now(), verify: verifyEd25519 })
  if ('fault' in read) return { refusal: read.fault }
  if (!isFor(read.token, names())) return { refusal: 'token_audience_unknown' }
  const project = isProjectId(projectId) ? await projects.find(projectId) : undefined
  if (!project) return { refusal: 'invalid_project' }
  if (origin !== undefined && !allowsOrigin(project.allowedOrigins, origin))
    return { refusal: 'origin_not_allowed' }
  return { clientId: read.token.clientId }
}

export declare namespace admitSocket {
  type Parts = {
    /** What the relay is called. */
    names(): ReadonlySet<string>
    now(): number
    projects: Pick<Projects, 'find'>
  }
}

/** Anything else is not worth a question. */
const isProjectId = (id: string) => v.is(ProjectId, id)

function isFor({ audience }: RelayToken, names: ReadonlySet<string>): boolean {
  const name = relayName(audience)
  return name !== undefined && names.has(name)
}

/** What stands before an Ed25519 public key in DER (RFC 8410). */
const keyStart = Buffer.from('302a300506032b6570032100', 'hex')

/** Ten times as fast as a check in the language itself. */
const verifyEd25519: NonNullable<readRelayToken.Options['verify']> = ({
  signature,
  message,
  key,
}) => {
  try {
    const der = Buffer.concat([keyStart, key])
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, message, publicKey, signature)
  } catch {
    return false
  }
}
