import type { Database } from '../../database/Database.js'
import type { Keeper } from '../Keeper.js'
import { noteOlder } from '../sessions/leftAddresses.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { endBrowsers, type MeantBrowsers } from './endBrowsers.js'

/** Logs the browsers that are meant out of the session's account. Which of them may take an address back is noted before. */
export async function logOut(
  keeper: Pick<Keeper, 'now'>,
  db: Database,
  session: KeeperSession,
  isMeant: MeantBrowsers,
): Promise<void> {
  await noteOlder(keeper, db, session, isMeant)
  await endBrowsers(db, session.account.id, isMeant)
}
