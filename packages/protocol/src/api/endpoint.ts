import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'

/**
 * Writes down one call of the HTTP interface. The server routes by it and checks what comes in, the
 * client calls by it and checks what comes back, and the page of the interface is printed from it.
 *
 * Requests are read strictly: what is not named here is refused. Answers are read tolerantly: fields
 * that are not named are ignored, so that a newer server serves an older page.
 *
 * @__NO_SIDE_EFFECTS__ so that a bundle has only the calls it makes
 */
export function endpoint<
  const method extends Method,
  const path extends `/${string}`,
  output extends v.GenericSchema,
  params extends Entries = Record<never, never>,
  query extends Entries = Record<never, never>,
  body extends v.GenericSchema | undefined = undefined,
  const media extends Media = 'json',
  const projectId extends ProjectIdPlace = 'query',
  headers extends Entries = Record<never, never>,
>(
  definition: endpoint.Definition<
    method,
    path,
    output,
    params,
    query,
    body,
    media,
    projectId,
    headers
  >,
) {
  const { method, path, aliases = [], summary, output, errors = {} } = definition
  const { params = {}, query = {}, headers = {}, body } = definition.input ?? {}
  const place = (definition.projectId ?? 'query') as projectId
  return {
    method,
    path,
    aliases,
    summary,
    projectId: place,
    media: (definition.media ?? 'json') as media,
    input: {
      params: v.strictObject(params as params),
      query: v.strictObject({ ...commonQuery[place], ...(query as query) }),
      // Every request brings headers that no call is about, so that these alone are read tolerantly.
      headers: v.object(headers as headers),
      body: body as body,
    },
    output,
    errors,
  }
}

export declare namespace endpoint {
  type Definition<
    method,
    path extends string,
    output,
    params,
    query,
    body,
    media,
    projectId,
    headers,
  > = {
    method: method
    /** The path with its parameters: `/v1/account/:address/balance`. */
    path: path
    /** Other paths that clients know it by. */
    aliases?: readonly `/${string}`[]
    /** What the call does for the caller, in one sentence. */
    summary: string
    /** Where the project's id is sent: in the query unless said otherwise. */
    projectId?: projectId
    /** What the answer is: JSON unless said otherwise, or the bytes of an image. */
    media?: media
    /** What a request brings, by where it stands in it. A parameter of the path needs its schema. */
    input?: {
      params?: params & Record<ParameterName<path>, v.GenericSchema>
      query?: query
      /** By their names in lower case. */
      headers?: headers
      body?: body
    }
    output: output
    /** What the refusals of this very call mean, by HTTP status; `commonErrors` hold for all. */
    errors?: Readonly<Record<number, string>>
  }
}

/** One call of the HTTP interface, whichever it is. */
export type Endpoint = {
  method: Method
  path: `/${string}`
  aliases: readonly `/${string}`[]
  summary: string
  projectId: ProjectIdPlace
  media: Media
  input: {
    params: v.GenericSchema<unknown, Record<string, unknown>>
    query: v.GenericSchema<unknown, Record<string, unknown>>
    headers: v.GenericSchema<unknown, Record<string, unknown>> & { readonly entries: Entries }
    body: v.GenericSchema | undefined
  }
  output: v.GenericSchema
  errors: Readonly<Record<number, string>>
}

export type Method = 'GET' | 'POST' | 'PUT'
export type Media = 'json' | 'image'
export type ProjectIdPlace = keyof typeof commonQuery

type Entries = Readonly<Record<string, v.GenericSchema>>

/** The names behind the colons of a path. */
type ParameterName<path extends string> = path extends `${string}:${infer name}/${infer rest}`
  ? name | ParameterName<`/${rest}`>
  : path extends `${string}:${infer name}`
    ? name
    : never
