import { Hono } from 'hono'
import type { App, Variables } from './http/App.js'
import { cors } from './http/cors.js'
import { countRequest } from './http/countRequest.js'
import { observe } from './http/observe.js'
import { refuseRest } from './http/refuseRest.js'
import { secureHeaders } from './http/secureHeaders.js'
import { pages } from './pages/exports.js'
import { servePosts } from './relay/exports.js'
import { operation, serveRoutes } from './routes/exports.js'
import type { Services } from './Services.js'

/** The server as a function from a request to its answer; it opens nothing by itself. */
export function createApp(services: Services): App['hono'] {
  const hono = new Hono<{ Variables: Variables }>()
  const app: App<Services> = { hono, services, served: new Set() }

  hono.use(observe(services))
  pages(app)
  // Pictures and answers are for pages of other origins; the lists of projects decide which.
  hono.use(secureHeaders)
  operation(app)
  hono.use(cors)
  servePosts(app)
  hono.use(countRequest(services))
  serveRoutes(app)

  refuseRest(hono, services)
  return hono
}
