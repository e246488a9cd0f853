import type { WalletRecord } from '@foyer/protocol/login'
import { wipe } from './keys/wipe.js'
import { parseRecovery } from './person/Recovery.js'
import { openPersonKey } from './person/recoveryBox.js'
import type { PersonSecret } from './Vault.js'
import { VaultError } from './VaultError.js'
import type { VaultWorld } from './VaultWorld.js'

/** Whether a secret opens the user's share. @throws `secret_wrong`, `way_missing` */
export async function checkSecret(
  world: VaultWorld,
  { walletId, recovery }: WalletRecord,
  secret: PersonSecret,
) {
  const held = parseRecovery(recovery)
  if (!held) throw new VaultError('way_missing')
  const { key } = await openPersonKey(world, walletId, held, secret)
  wipe(key)
}

/** Prompts the user for their passkey, where the wallet has one. */
export async function checkPasskey(world: VaultWorld, wallet: WalletRecord) {
  const ways = parseRecovery(wallet.recovery)?.ways ?? []
  if (ways.some(({ kind }) => kind === 'passkey')) {
    await checkSecret(world, wallet, { kind: 'passkey' })
  }
}
