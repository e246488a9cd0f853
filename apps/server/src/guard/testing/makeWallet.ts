import { depositGuardShare } from '@foyer/protocol/login'
import type { TestBrowser } from '../../login/testing/createBrowser.js'
import type { createOwner } from '../../login/testing/createOwner.js'
import { newId } from '../../secrets/newId.js'
import type { TestGuard } from './startTestGuard.js'

export const testShare = Buffer.alloc(17, 7).toString('base64url')

/** A wallet that a user could have, which the guard does not know yet. */
export function newWallet() {
  const email = `${newId()}@example.com`.toLowerCase()
  const identity = { issuer: 'email', subject: email, provider: 'email' as const }
  return { email, identity, walletId: newId(), setId: newId(), share: testShare }
}

/** The wallet of a user who reads its address, with the browser that made it. */
export async function makeWallet(world: TestGuard, owner: Owner): Promise<MadeWallet> {
  const [home, wallet] = [await world.browser(), newWallet()]
  await world.prove(home, wallet.email)
  await home.call(depositGuardShare, depositOf(owner, wallet))
  return { home, ...wallet }
}

/** What its user's browser sends to have its share kept. */
export function depositOf(owner: Owner, wallet: ReturnType<typeof newWallet>) {
  const { walletId, setId, share, identity } = wallet
  return owner.deposit({ walletId, setId, share, identity })
}

type Owner = ReturnType<typeof createOwner>
type MadeWallet = ReturnType<typeof newWallet> & { home: TestBrowser }
