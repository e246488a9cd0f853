import type { App } from '../http/App.js'
import type { WalletApp } from '../login/exports.js'
import type { Services } from '../Services.js'
import { account } from './account.js'
import { auth } from './auth.js'
import { bundler } from './bundler.js'
import { chains } from './chains.js'
import { convert } from './convert.js'
import { events } from './events.js'
import { history } from './history.js'
import { identity } from './identity.js'
import { images } from './images.js'
import { nameGateway } from './nameGateway.js'
import { names } from './names.js'
import { nfts } from './nfts.js'
import { onramp } from './onramp.js'
import { onrampWebhooks } from './onrampWebhooks.js'
import { prices } from './prices.js'
import { project } from './project.js'
import { registerNames } from './registerNames.js'
import { rest } from './rest.js'
import { sessionKeys } from './sessionKeys.js'
import { sponsor } from './sponsor.js'
import { wallets } from './wallets.js'

/** What pages and the embedded wallet both read. */
const both = [chains, bundler, identity, names, account, history, prices, images]

/** Answers every call of the contract, for pages of all origins. */
export function serveRoutes(app: App<Services>): void {
  const bought = [onramp, onrampWebhooks]
  const named = [registerNames, nameGateway]
  const own = [project, events, wallets, nfts, auth, convert, sessionKeys, ...bought, ...named]
  for (const serve of [...own, ...both, rest]) serve(app)
}

/** Answers the calls of the contract that the embedded wallet sends. */
export function serveWalletRoutes(app: WalletApp<Services>): void {
  sponsor(app)
  for (const serve of both) serve(app)
}
