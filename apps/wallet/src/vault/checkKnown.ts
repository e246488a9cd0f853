import type { WalletRecord } from '@foyer/protocol/login'
import type { KnownWallet, LoginName } from './device/KnownWallets.js'
import { VaultError } from './VaultError.js'
import type { VaultWorld } from './VaultWorld.js'

/**
 * Whether the keeper names the wallet that this login had here: by its id and its addresses, or none where there was none.
 *
 * @throws `VaultError` `wallet_changed`, with both addresses
 */
export async function checkKnown(
  { known }: Pick<VaultWorld, 'known'>,
  login: LoginName,
  named: WalletRecord | undefined,
): Promise<void> {
  const found = await known.read(login)
  if (found) checkSame(named, found)
}

/** @throws as `checkKnown` */
export function checkSame(named: KnownWallet | undefined, known: KnownWallet): void {
  const isSame =
    named?.walletId === known.walletId &&
    named.addresses.eip155 === known.addresses.eip155 &&
    named.addresses.solana === known.addresses.solana
  if (isSame) return
  throw new VaultError('wallet_changed', undefined, {
    known: known.addresses.eip155,
    named: named?.addresses.eip155,
  })
}
