import { readText } from '../bounds/readText.js'

/** What a service answered: its JSON; `undefined` for a failure without any. */
export type ServiceAnswer = {
  readonly status: number
  /** As the header has it. */
  readonly retryAfter: string | undefined
  readonly json: unknown
}

/**
 * Calls a service that the configuration names, by POST where there is a body, and reads no more of its answer than allowed. A failure is an answer
 * as well: services say in it why.
 *
 * @throws `ServiceError`, without the URL, which may hold a key
 */
export async function fetchAnswer(
  url: string,
  {
    bytesMax,
    signal,
    headers = {},
    body,
    redirect = Object.keys(headers).length > 0 ? 'error' : 'follow',
    parse = JSON.parse,
  }: fetchAnswer.Options,
): Promise<ServiceAnswer> {
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { method: 'POST', body }),
      redirect,
      signal,
    })
    const { ok, status } = response
    const tooLong = () => new ServiceError(`answered with more than ${bytesMax} bytes`)
    const retryAfter = response.headers.get('retry-after') ?? undefined
    const json = await readText(response, bytesMax, tooLong)
      .then((text) => parse(text) as unknown)
      .catch((error: unknown) => {
        if (ok) throw error
      })
    return { status, retryAfter, json }
  } catch (error) {
    if (error instanceof ServiceError) throw error
    const wasJson = error instanceof SyntaxError
    throw new ServiceError(wasJson ? 'did not answer with JSON' : 'did not answer in time')
  }
}

export declare namespace fetchAnswer {
  type Options = {
    bytesMax: number
    /** Ends it, as its time does. */
    signal: AbortSignal
    headers?: Readonly<Record<string, string>>
    /** JSON. */
    body?: string | undefined
    /** Default: `error` where there are headers, for a key in them goes nowhere else. */
    redirect?: 'follow' | 'error'
    parse?: (text: string) => unknown
  }
}

/** A service of the configuration is of no use now. */
export class ServiceError extends Error {
  override name = 'ServiceError'
}
