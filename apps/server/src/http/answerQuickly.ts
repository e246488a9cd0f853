import type { ServerResponse } from 'node:http'
import { describeError } from '../errors/describeError.js'
import { HttpError } from '../errors/HttpError.js'
import { corsHeaders } from './cors.js'
import { refusal } from './refusal.js'
import { jsonHeaders } from './respond.js'
import type { Serving } from './Serving.js'
import { secureValues } from './secureHeaders.js'

/** Sends an answer of the contract over the socket, with all that answers to pages carry. */
export function answerQuickly(
  response: ServerResponse,
  origin: string | undefined,
  text: string,
  { status = 200, headers = {} }: answerQuickly.Kind = {},
): void {
  const all = { ...secureValues, ...corsHeaders(origin), ...jsonHeaders, ...headers }
  response.writeHead(status, { ...all, 'content-length': String(Buffer.byteLength(text)) })
  response.end(text)
}

export declare namespace answerQuickly {
  type Kind = { status?: number; headers?: Readonly<Record<string, string>> }
}

/** Sends the refusal that an error is. Of what is no refusal the log alone hears. @returns its status */
export async function refuseQuickly(
  response: ServerResponse,
  origin: string | undefined,
  error: unknown,
  { log }: Pick<Serving, 'log'>,
): Promise<number> {
  const fault = error instanceof HttpError ? error.cause : error
  if (fault !== undefined) log.error(describeError(fault), 'A request failed')
  const refused = refusal(error)
  const { status, headers } = refused
  answerQuickly(response, origin, await refused.text(), {
    status,
    headers: Object.fromEntries(headers),
  })
  return status
}
