import {
  pepperPassphrase,
  promoteKeeperShare,
  putKeeperShare,
  readKeeperShares,
} from '@foyer/protocol/login'
import { sessionRoute, type WalletApp } from './loginRoute.js'
import { pepperValue } from './shares/pepperValue.js'
import { promoteShare } from './shares/promoteShare.js'
import { putShare } from './shares/putShare.js'
import { allowExport, readShares } from './shares/readShares.js'

/** The keeper's share of who is logged in. */
export function serveShares(app: WalletApp): void {
  const { keeper } = app
  sessionRoute(app, readKeeperShares, async ({ body }, { browser, session }) => {
    if (body.purpose === 'export') await allowExport(keeper, session, browser)
    return readShares(keeper, session)
  })
  sessionRoute(app, putKeeperShare, async ({ body }, { session }) => ({
    wallet: await putShare(keeper, session, body),
  }))
  sessionRoute(app, promoteKeeperShare, async ({ body }, { browser, session }) => {
    await promoteShare(keeper, session, body.setId, browser)
    return {}
  })
  sessionRoute(app, pepperPassphrase, async ({ body }, { session }) => ({
    value: await pepperValue(keeper, session, body.value),
  }))
}
