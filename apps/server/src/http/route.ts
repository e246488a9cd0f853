import type { Endpoint } from '@foyer/protocol/api'
import type { Context, HonoRequest } from 'hono'
import type * as v from 'valibot'
import { HttpError } from '../errors/HttpError.js'
import type { Project } from '../projects/Project.js'
import type { App, Variables } from './App.js'
import { admit } from './admit.js'
import { admitUnnamed } from './admitUnnamed.js'
import { checkAnswer } from './checkAnswer.js'
import { isPreparedAnswer, type PreparedAnswer } from './PreparedAnswer.js'
import { parseInput } from './parseInput.js'
import { readBody } from './readBody.js'
import { respond } from './respond.js'
import { respondPrepared } from './respondPrepared.js'
import type { Serving } from './Serving.js'

/**
 * Serves a call of the contract. The handler gets what came in checked and typed; what it gives back
 * is checked too before it leaves, or was when it was prepared.
 */
export function route<one extends Endpoint, services extends Serving>(
  { hono, services, served }: App<services>,
  endpoint: one,
  handler: route.Handler<one, services>,
): void {
  served.add(endpoint)
  hono.on(endpoint.method, [endpoint.path, ...endpoint.aliases], async (context) => {
    const { input, project } = await read(endpoint, context, services)
    const answer = await handler(input as route.Input<one>, { context, project, services })
    if (isPreparedAnswer(answer)) return respondPrepared(answer, context)
    return respond(endpoint.media, checkAnswer(endpoint, answer), context)
  })
}

export declare namespace route {
  type Input<one extends Endpoint> = {
    [part in keyof one['input']]: one['input'][part] extends v.GenericSchema
      ? v.InferOutput<one['input'][part]>
      : undefined
  }
  type Handler<one extends Endpoint, services extends Serving = Serving> = (
    input: Input<one>,
    context: {
      context: Context<{ Variables: Variables }>
      project: Project | undefined
      services: services
    },
  ) => Promise<v.InferInput<one['output']>> | v.InferInput<one['output']> | PreparedAnswer
}

async function read(
  endpoint: Endpoint,
  context: Context<{ Variables: Variables }>,
  services: Serving,
) {
  const { input, projectId: place } = endpoint
  const { req } = context
  const query = parseInput(input.query, single(req.queries()), 'query')
  const early = query.projectId === undefined ? undefined : await admit(context, services, query)
  const params = parseInput(input.params, req.param(), 'path')
  const headers = parseInput(input.headers, named(req, input.headers.entries), 'header')
  const body = input.body && parseInput(input.body, await json(req.raw, services), 'body')
  const project = early ?? (await late(place, { context, services, body }))
  return { input: { params, query, headers, body }, project }
}

/** The project of a request whose query names none. */
function late(
  place: Endpoint['projectId'],
  {
    context,
    services,
    body,
  }: { context: Context<{ Variables: Variables }>; services: Serving; body: unknown },
) {
  if (place === 'none') return undefined
  // A query that has to name one was refused above.
  return place === 'body' ? admit(context, services, fields(body)) : admitUnnamed(context, services)
}

function json(request: Request, { config }: Serving): Promise<unknown> {
  return readBody(request, config.bodyBytes)
}

/** The headers that a call is about. To read all that a request brings costs more than to answer it. */
function named(req: HonoRequest, entries: object): Record<string, string> {
  return Object.fromEntries(
    Object.keys(entries).flatMap((name) => {
      const value = req.header(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function fields(body: unknown): { projectId?: unknown } {
  return typeof body === 'object' && body !== null ? body : {}
}

/** A parameter that is given twice means two things to two programs. */
function single(queries: Record<string, string[]>): Record<string, string> {
  const entries = Object.entries(queries).map(([key, values]): [string, string] => {
    if (values.length === 1 && values[0] !== undefined) return [key, values[0]]
    throw new HttpError(400, 'input_invalid', 'A parameter of the query is given more than once.')
  })
  return Object.fromEntries(entries)
}
