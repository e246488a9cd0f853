import type { WalletRecord } from '@foyer/protocol/login'
import { wipe } from './keys/wipe.js'
import { parseRecovery } from './user/Recovery.js'
import { openUserKey } from './user/recoveryBox.js'
import type { UserSecret } from './Vault.js'
import { VaultError } from './VaultError.js'
import type { VaultWorld } from './VaultWorld.js'

/** Whether a secret opens the user's share. @throws `secret_wrong`, `way_missing` */
export async function checkSecret(
  world: VaultWorld,
  { walletId, recovery }: WalletRecord,
  secret: UserSecret,
) {
  const held = parseRecovery(recovery)
  if (!held) throw new VaultError('way_missing')
  const { key } = await openUserKey(world, walletId, held, secret)
  wipe(key)
}

/** Prompts the user for their passkey, where the wallet has one. */
export async function checkPasskey(world: VaultWorld, wallet: WalletRecord) {
  const ways = parseRecovery(wallet.recovery)?.ways ?? []
  if (ways.some(({ kind }) => kind === 'passkey')) {
    await checkSecret(world, wallet, { kind: 'passkey' })
  }
}
