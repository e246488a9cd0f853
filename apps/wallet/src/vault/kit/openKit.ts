import { addressesOf } from '../keys/addressesOf.js'
import { deriveKeys } from '../keys/deriveKeys.js'
import { wipe } from '../keys/wipe.js'
import { toBytes } from '../sets/bytes.js'
import { unlock } from '../user/box.js'
import { argonAlone } from '../user/stretchPassphrase.js'
import type { Secrets } from '../Vault.js'
import { VaultError } from '../VaultError.js'
import { aboutContent, aboutLock, type Kit } from './Kit.js'
import { type KitSecret, kitKey } from './kitKey.js'

/**
 * Opens a kit, and compares what is in it with the addresses it names.
 *
 * @throws `secret_wrong`, `code_unreadable`, `way_missing` (it is not locked this way), `shares_unfit` (it is damaged)
 */
export async function openKit(kit: Kit, secret: KitSecret): Promise<Secrets> {
  const { addresses, content, locks } = kit
  const fitting = locks.filter(({ kind }) => kind === secret.kind)
  if (fitting.length === 0) throw new VaultError('way_missing')
  for (const one of fitting) {
    const argon = one.kind === 'passphrase' ? one.argon : argonAlone
    const opener = await kitKey(secret, toBytes(one.salt), argon)
    const key = await unlock(opener, one.key, aboutLock(addresses, one.kind, one.salt))
    wipe(opener)
    if (!key) continue
    const entropy = await unlock(key, content, aboutContent(addresses))
    wipe(key)
    if (!entropy) throw new VaultError('shares_unfit')
    return checked(kit, entropy)
  }
  throw new VaultError('secret_wrong')
}

async function checked({ addresses }: Kit, entropy: Uint8Array): Promise<Secrets> {
  const keys = await deriveKeys(entropy)
  const { eip155, solana } = addressesOf(keys)
  if (eip155 === addresses.eip155 && solana === addresses.solana) return { entropy, keys }
  wipe(entropy, keys.evm, keys.solana)
  throw new VaultError('shares_unfit')
}
