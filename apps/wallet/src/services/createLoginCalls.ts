import { abortedAfter } from '@foyer/protocol'
import { type Endpoint, ErrorAnswer } from '@foyer/protocol/api'
import { generateProof, type KeyPair } from 'dpop'
import * as v from 'valibot'
import { CallError } from './CallError.js'
import type { LoginCall, LoginCalls } from './LoginCalls.js'

/** Longer than the calls that a service holds open, for up to 25 s. */
const callTimeoutMs = 35_000

/** Makes the calls to keeper and guard, each proven by this browser's key. */
export function createLoginCalls(parameters: createLoginCalls.Parameters): LoginCalls {
  const { url, guardUrl } = parameters
  return {
    keeper: service(url, parameters),
    guard: guardUrl === undefined ? undefined : service(guardUrl, parameters),
    guardUrl,
  }
}

export declare namespace createLoginCalls {
  type Parameters = {
    projectId: string
    /** The wallet's own origin. */
    url: string
    guardUrl: string | undefined
    key(): Promise<KeyPair>
    /** The token of who is logged in. */
    session(): Promise<string | undefined>
    /** Of the wallet's screens, a BCP 47 tag: mails that a call causes are written in it. */
    locale?: (() => string) | undefined
    fetch: typeof fetch
    /** Hears that the keeper knows this session no more. */
    onEnded(session: string): void
  }
}

function service(
  url: string,
  { projectId, key, session, locale, fetch, onEnded }: createLoginCalls.Parameters,
): LoginCall {
  // Given by the server where this browser's clock is wrong (RFC 9449 §8), and good for some minutes.
  let nonce: string | undefined

  const send = async (endpoint: Endpoint, body: object, signal: AbortSignal, left?: string) => {
    const address = new URL(endpoint.path, url).href
    const withSession = endpoint.projectId === 'body'
    const token = withSession ? (left ?? (await session())) : undefined
    const proof = await generateProof(await key(), address, endpoint.method, nonce, token)
    const response = await fetch(address, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        dpop: proof,
        ...(locale && { 'accept-language': locale() }),
        ...(token && { authorization: `DPoP ${token}` }),
      },
      body: JSON.stringify(withSession ? { ...body, projectId } : body),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    })
    return { response, token, answer: await readJson(response) }
  }

  const sendTwice = async (...given: Parameters<typeof send>) => {
    const before = nonce
    const first = await send(...given)
    const offered = first.response.headers.get('dpop-nonce')
    if (offered === null || offered === before) return first
    nonce = offered
    return codeOf(first.answer) === 'use_dpop_nonce' ? send(...given) : first
  }

  return async (endpoint, body, options = {}) => {
    const signal = abortedAfter(callTimeoutMs, options.signal)
    const { response, token, answer } = await sendTwice(
      endpoint,
      body,
      signal,
      options.session,
    ).catch((cause) => {
      options.signal?.throwIfAborted()
      throw unreachable(cause)
    })
    if (!response.ok) {
      const error = refusal(response, answer)
      if (token !== undefined && error.code === 'session_unknown') onEnded(token)
      throw error
    }
    const read = v.safeParse(endpoint.output, answer)
    if (read.success) return read.output
    throw new CallError('answer_invalid', {
      status: response.status,
      message: 'The server gave an answer that makes no sense. Try again later.',
    })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function codeOf(answer: unknown): string | undefined {
  const read = v.safeParse(ErrorAnswer, answer)
  return read.success ? read.output.reasons[0]?.name : undefined
}

function refusal({ status, headers }: Response, answer: unknown): CallError {
  const read = v.safeParse(ErrorAnswer, answer)
  const reason = read.success ? read.output.reasons[0] : undefined
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return new CallError(reason?.name ?? 'http_status', {
    status,
    message: reason?.description ?? `HTTP status code: ${status}`,
    retryAfterSeconds: Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined,
  })
}

function unreachable(cause: unknown): CallError {
  return new CallError('server_unreachable', {
    status: 0,
    message: 'The server cannot be reached. Check your connection and try again.',
    cause,
  })
}
