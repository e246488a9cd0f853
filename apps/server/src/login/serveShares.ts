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
import { allowExport, readShares } from './shares/readShares.js'
import { releaseFormer } from './shares/releaseFormer.js'

/** The keeper's share of who is logged in. */
export function serveShares(app: WalletApp): void {
  const { keeper } = app
  sessionRoute(app, readKeeperShares, async ({ body }, caller) => {
    if (body.purpose === 'export') await allowExport(keeper, caller)
    return readShares(keeper, caller.session)
  })
  sessionRoute(app, putKeeperShare, async ({ body }, { session }) => ({
    wallet: await putShare(keeper, session, body),
  }))
  sessionRoute(app, promoteKeeperShare, async ({ body }, caller) => {
    await promoteShare(keeper, caller, body)
    return {}
  })
  sessionRoute(app, readKeeperFormer, async ({ body }, caller) => ({
    former: await releaseFormer(keeper, caller, body),
  }))
  sessionRoute(app, pepperPassphrase, async ({ body }, { session }) => ({
    value: await pepperValue(keeper, session, body.value),
  }))
}
