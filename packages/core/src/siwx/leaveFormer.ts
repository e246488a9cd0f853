import type { Client } from '../Client.js'
import { endAccount } from './endAccount.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import type { SigningAccount } from './SigningAccount.js'
import { signsIn } from './signsIn.js'

/**
 * Ends what the store wants ended when another account or network comes into use: the sessions of the former account on all networks of the page, or
 * the session on the former network.
 *
 * @throws what the store throws
 */
export async function leaveFormer(
  client: Client,
  account: SigningAccount,
  former: SigningAccount,
): Promise<void> {
  const store = await loadStore(client)
  const { address, chainId } = former
  if (!signsIn(store, former.namespace)) return
  if (account.address !== address) {
    if (store.signOutOnAccountChange !== true) return
    const failures = await endAccount(client, store, former)
    if (failures.length > 0) throw failures[0]
  } else if (account.chainId !== chainId && store.signOutOnNetworkChange === true)
    await inTime(client, store.revokeSession(chainId, address))
}
