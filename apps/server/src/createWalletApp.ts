import { Hono } from 'hono'
import type { App, Variables } from './http/App.js'
import { countRequest } from './http/countRequest.js'
import { observe } from './http/observe.js'
import { ownPages } from './http/ownPages.js'
import { refuseRest } from './http/refuseRest.js'
import { strictHeaders } from './http/strictHeaders.js'
import {
  type Keeper,
  serveLogin,
  serveShares,
  serveUser,
  socialCalls,
  type WalletApp,
} from './login/exports.js'
import { serveWalletRoutes } from './routes/exports.js'
import type { Services } from './Services.js'
import { socialPath } from './social/createSocials.js'
import { refusePlainly } from './social/refusePlainly.js'
import { walletPages } from './wallet/exports.js'

/**
 * The embedded wallet's own origin as a function from a request to its answer: its pages, logging in, and what of the chains the
 * wallet has to know. Nothing here is for pages of other origins.
 */
export function createWalletApp(services: Services, keeper: Keeper): App['hono'] {
  const hono = new Hono<{ Variables: Variables }>()
  const app: WalletApp<Services> = { hono, services, served: new Set(), keeper }

  hono.use(observe(services))
  hono.use(strictHeaders)
  hono.use(`${socialPath}/*`, refusePlainly(keeper.speak, `${socialPath}/look.css`))
  hono.use(ownPages(keeper.url))
  hono.use(countRequest(services))
  for (const routes of [walletPages, serveLogin, serveUser, serveShares, socialCalls]) routes(app)
  serveWalletRoutes(app)

  refuseRest(hono, services)
  return hono
}
