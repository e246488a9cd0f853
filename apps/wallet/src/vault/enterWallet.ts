import type { WalletRecord } from '@foyer/protocol/login'
import { checkKnown } from './checkKnown.js'
import { ownIdentity } from './ownIdentity.js'
import { find } from './sets/findKey.js'
import { deposit } from './sets/guardSets.js'
import { readKeeper } from './sets/keeperSets.js'
import { makeWallet } from './sets/makeWallet.js'
import { readAgain } from './sets/readAgain.js'
import { proveSelf } from './sets/requestAccess.js'
import type { GuardProof, Missing, Vault } from './Vault.js'
import type { VaultWorld } from './VaultWorld.js'

export type Entering = {
  readonly login: Parameters<Vault['enter']>[0]
  readonly proof: GuardProof | undefined
  readonly resend?: boolean | undefined
}

/** Finds the wallet of the logged-in user, or makes it, as far as that goes without the user. */
export function enterWallet(
  world: VaultWorld,
  { login, proof, resend }: Entering,
): Promise<{ missing: Missing; wallet: WalletRecord | undefined }> {
  return readAgain(async () => {
    const keeper = await readKeeper(world, 'unlock')
    const { wallet } = keeper
    await checkKnown(world, login, wallet)
    if (wallet) {
      const missing = await find(world, wallet, keeper, { login, proof, resend })
      if (missing === 'nothing') await world.known.write(login, wallet)
      return { missing, wallet }
    }
    // Without a guard the user must hold the recovery share from the beginning.
    if (!world.calls.guard) return { missing: 'user', wallet: undefined }
    const identity = ownIdentity(login)
    // Before anything is made: an unfinished wallet has no address that could be paid.
    if ((await proveSelf(world, identity, resend)) === 'waiting')
      return { missing: 'device', wallet: undefined }
    const made = await makeWallet(
      world,
      {
        tier: 'guarded',
        box: async () => undefined,
        deposit: (first) => deposit(world, first, identity, proof),
      },
      keeper.next,
    )
    await world.known.write(login, made)
    return { missing: 'nothing', wallet: made }
  })
}
