import { FoyerError, lazy, sdkVersion, walletApiSdkType } from '@foyer/protocol'
import type { Endpoint } from '@foyer/protocol/api'
import type { SiwxContext } from '@foyer/protocol/siwx'
import { generateProof, type KeyPair } from 'dpop'
import * as v from 'valibot'
import { requestJson } from './requestJson.js'

/** Makes the calls of a sign-in to the host's server, each proven by this browser's key where it has one. Its cookies go along where they hold the session. */
export function createCalls(
  context: SiwxContext,
  readKey: () => Promise<KeyPair | undefined>,
  credentials: RequestCredentials = 'omit',
) {
  const { projectId, server } = context
  const key = lazy(readKey)

  // Given by the server where this browser's clock is wrong (RFC 9449 §8), and good for some minutes.
  let nonce: string | undefined

  /** @throws `server_missing` where the host has no server, `server_answer_invalid`, what the request throws */
  const call = async <const one extends Endpoint>(
    endpoint: one,
    { params = {}, headers = {}, body, token }: CallParameters = {},
  ): Promise<v.InferOutput<one['output']>> => {
    if (server === undefined) throw new FoyerError('server_missing')
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    )
    const url = new URL(`${server}${path}`)
    const send = async () =>
      requestJson(context, `${url}?${new URLSearchParams(common(projectId))}`, {
        method: endpoint.method as 'GET' | 'POST' | 'PUT',
        headers: { ...headers, ...(await prove(endpoint.method, url, token)) },
        ...{ body, credentials },
      })
    const answer = await send().catch((error: unknown) => {
      const offered = offeredNonce(error)
      if (offered === undefined || offered === nonce) throw error
      nonce = offered
      return send()
    })
    const read = v.safeParse(endpoint.output, answer ?? {})
    if (!read.success) throw new FoyerError('server_answer_invalid')
    return read.output
  }

  /** The headers that show whose session a request is of (RFC 9449 §4, §7). */
  const prove = async (method: string, url: URL, token?: string): Promise<Headers> => {
    const pair = await key()
    if (!pair) return token ? { authorization: `Bearer ${token}` } : {}
    const bare = `${url.origin}${url.pathname}`
    const dpop = await generateProof(pair, bare, method, nonce, token || undefined)
    return { dpop, ...(token && { authorization: `DPoP ${token}` }) }
  }
  return { call, prove }
}

/** What the next proof has to hold, where the server refused one for its time. */
function offeredNonce(error: unknown): string | undefined {
  if (!FoyerError.is(error, 'http_status')) return undefined
  const { headers } = Object(error.cause) as Partial<Response>
  return headers?.get('dpop-nonce') ?? undefined
}

type Headers = Record<string, string>

type CallParameters = {
  readonly params?: Readonly<Record<string, string>>
  readonly headers?: Headers
  readonly body?: unknown
  /** Of the session that the call is about. */
  readonly token?: string | undefined
}

const common = (projectId: string) => ({ projectId, st: walletApiSdkType, sv: sdkVersion })
