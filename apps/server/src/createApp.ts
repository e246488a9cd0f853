import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { App, Variables } from './http/App.js'
import { clientAddress } from './http/clientAddress.js'
import { cors } from './http/cors.js'
import { describeError } from './http/describeError.js'
import { HttpError } from './http/HttpError.js'
import { limit } from './http/limit.js'
import { observe } from './http/observe.js'
import { refusal } from './http/refusal.js'
import { chains } from './routes/chains.js'
import { events } from './routes/events.js'
import { operation } from './routes/operation.js'
import { project } from './routes/project.js'
import { rest } from './routes/rest.js'
import { wallets } from './routes/wallets.js'
import type { Services } from './Services.js'

/** The server as a function from a request to its answer; it opens nothing by itself. */
export function createApp(services: Services): App['hono'] {
  const hono = new Hono<{ Variables: Variables }>()
  const app: App = { hono, services }
  const { config, log } = services

  hono.use(observe(services))
  // Pictures and answers are for pages of other origins; the lists of projects decide which.
  hono.use(secureHeaders({ crossOriginResourcePolicy: false }))
  operation(app)
  hono.use(cors)
  hono.use(async (context, next) => {
    const address = clientAddress(context, config.proxies)
    await limit(services, `address ${address}`, config.addressRequestsPerMinute)
    await next()
  })
  for (const routes of [project, chains, events, wallets, rest]) routes(app)

  hono.notFound(() => refusal(new HttpError(404, 'not_found', 'There is nothing of this name.')))
  hono.onError((error, context) => {
    if (!(error instanceof HttpError)) log.error(describeError(error), 'A request failed')
    const answer = refusal(error)
    for (const [name, value] of answer.headers) context.res.headers.set(name, value)
    return new Response(answer.body, { status: answer.status, headers: context.res.headers })
  })
  return hono
}
