import { abortedAfter } from '@foyer/protocol'
import { type Endpoint, ErrorAnswer } from '@foyer/protocol/api'
import * as v from 'valibot'
import { Failure } from '../errors/Failure.js'
import { refuse } from '../errors/refuse.js'
import { refusals } from '../texts/en/refusals.js'

/**
 * Makes a call of the HTTP interface on the wallet's own origin that needs no proof of the caller.
 *
 * @throws `Failure` -32603 when the server refuses or cannot be reached, -32005 when it takes no more calls now: what was sent went no further
 */
export async function fetchFromServer(
  { page, url, fetch }: fetchFromServer.World,
  { method, path, projectId }: Pick<Endpoint, 'method' | 'path' | 'projectId'>,
  { query = {}, body, signal }: fetchFromServer.Given,
): Promise<unknown> {
  const address = new URL(path, url)
  const own = projectId === 'query' ? { projectId: page.projectId } : {}
  address.search = new URLSearchParams({ ...own, ...query }).toString()
  const response = await fetch(address, {
    method,
    credentials: 'omit',
    redirect: 'error',
    signal: abortedAfter(waitMs, signal),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch((cause) => {
    signal?.throwIfAborted()
    throw refuse(refusals, 'serverUnreachable', failedInside, { cause })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const refusal = v.safeParse(ErrorAnswer, answer)
  const reason = refusal.success ? refusal.output.reasons[0]?.description : undefined
  const code = response.status === tooManyRequests ? limitExceeded : failedInside
  throw new Failure(reason ?? `HTTP status code: ${response.status}`, code)
}

export declare namespace fetchFromServer {
  type World = {
    page: { projectId: string }
    /** The wallet's own origin. */
    url: string
    fetch: typeof fetch
  }
  type Given = {
    query?: Readonly<Record<string, string>>
    body?: unknown
    signal?: AbortSignal
  }
}

/** EIP-1474. */
const failedInside = -32603
const limitExceeded = -32005
const tooManyRequests = 429
const waitMs = 20_000
