import { FoyerError } from '@foyer/protocol'
import type { Endpoint } from '@foyer/protocol/api'
import * as v from 'valibot'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { fetchAnswer } from './fetchAnswer.js'
import { readAnswer } from './readAnswer.js'
import { refusal } from './refusal.js'
import { serverUrl } from './serverUrl.js'

/**
 * Makes a call of the HTTP interface to the host's own server, and checks what comes back. Of what is
 * given, empty values are left out; the project's id goes where the call wants it.
 *
 * Import it only into modules that send requests, never into those of a button: it loads with them.
 *
 * @throws `server_missing` when the host has no server
 * @throws `http_status` for any answer other than 2xx; `cause` is the response
 * @throws `server_unreachable`, `server_timeout`, `server_answer_invalid`, `client_destroyed`
 */
export async function call<const one extends Endpoint>(
  client: Client,
  endpoint: one,
  given: call.Input<one>,
  { signal, keepalive = false }: call.Options = {},
): Promise<v.InferOutput<one['output']>> {
  demandAlive(client)
  const { method, media, output } = endpoint
  const { body, headers } = given as Parts
  const content = body && JSON.stringify({ ...projectId(client, endpoint, 'body'), ...body })
  const answer = await fetchAnswer(client, addressOf(client, endpoint, given as Parts), {
    method,
    signal,
    keepalive,
    headers: { ...headers, ...(content && { 'content-type': 'application/json' }) },
    ...(content && { body: content }),
    read: async (response) => {
      if (!response.ok) throw await refusal(client, response)
      return readAnswer(response, media)
    },
  })
  const checked = v.safeParse(output, answer)
  if (checked.success) return checked.output
  throw new FoyerError('server_answer_invalid', { cause: checked.issues[0].message })
}

export declare namespace call {
  /** What the call is given, without what every call says. */
  type Input<one extends Endpoint> = Needed<'params', Given<one['input']['params']>> &
    Needed<'query', Given<one['input']['query']>> &
    Needed<'headers', Given<one['input']['headers']>> &
    Needed<'body', Given<one['input']['body']>>
  type Options = {
    signal?: AbortSignal | undefined
    /** For what must get out although the page is left. Default: `false`. */
    keepalive?: boolean
  }
}

type Common = 'projectId' | 'st' | 'sv' | 'clientId'
type Given<schema> = schema extends v.GenericSchema
  ? Omit<v.InferInput<schema>, Common>
  : Record<never, never>
type Needed<name extends string, part> =
  Record<never, never> extends part ? { [key in name]?: part } : { [key in name]: part }

type Parts = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

function addressOf(client: Client, endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const found = serverUrl(client.options, path, {
    ...projectId(client, endpoint, 'query'),
    clientId: client.store.getState().pairing.clientId,
    ...Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, value == null ? '' : String(value)]),
    ),
  })
  if (found === undefined) throw new FoyerError('server_missing')
  // A path is one of the page's own origin.
  const origin = client.environment.window()?.location.origin
  return found.startsWith('/') && origin ? origin + found : found
}

function projectId({ options }: Client, endpoint: Endpoint, place: Endpoint['projectId']) {
  return endpoint.projectId === place ? { projectId: options.projectId } : {}
}
