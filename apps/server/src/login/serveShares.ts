import {
  pepperPassphrase,
  promoteKeeperShare,
  putKeeperShare,
  readKeeperFormer,
  readKeeperShares,
} from '@foyer/protocol/login'
import { sessionRoute, type WalletApp } from './loginRoute.js'
import { pepperValue } from './shares/pepperValue.js'
import { promoteShare } from './shares/promoteShare.js'
import { putShare } from './shares/putShare.js'
import { readFormer } from './shares/readFormer.js'
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
    await promoteShare(keeper, session, { ...body, browser })
    return {}
  })
  sessionRoute(app, readKeeperFormer, async ({ body }, { browser, session }) => ({
    former: await readFormer(keeper, session, { ...body, browser }),
  }))
  sessionRoute(app, pepperPassphrase, async ({ body }, { session }) => ({
    value: await pepperValue(keeper, session, body.value),
  }))
}
