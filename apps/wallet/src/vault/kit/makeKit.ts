import type { WalletAddresses } from '@foyer/protocol/login'
import { wipe } from '../keys/wipe.js'
import { random, toText } from '../sets/bytes.js'
import { lock } from '../user/box.js'
import { type Argon, argonAlone } from '../user/stretchPassphrase.js'
import { aboutContent, aboutLock, type Kit, kitFormat } from './Kit.js'
import { type KitSecret, kitKey } from './kitKey.js'

/**
 * Locks a wallet into a kit that each of the secrets opens.
 *
 * @throws `passphrase_short`, `code_unreadable`
 */
export async function makeKit(
  { addresses, entropy }: { addresses: WalletAddresses; entropy: Uint8Array },
  secrets: readonly KitSecret[],
  madeAt: Date,
  argon: Argon = argonAlone,
): Promise<Kit> {
  const key = random(32)
  const { eip155, solana } = addresses
  const locks = await Promise.all(
    secrets.map(async (secret) => {
      const salt = random(32)
      const opener = await kitKey(await checked(secret), salt, argon)
      const about = aboutLock(addresses, secret.kind, toText(salt))
      const locked = { salt: toText(salt), key: await lock(opener, key, about) }
      wipe(opener)
      return secret.kind === 'passphrase'
        ? { kind: secret.kind, argon, ...locked }
        : { kind: secret.kind, ...locked }
    }),
  )
  const content = await lock(key, entropy, aboutContent(addresses))
  wipe(key)
  const when = madeAt.toISOString()
  return {
    format: kitFormat,
    version: 1,
    addresses: { eip155, solana },
    madeAt: when,
    locks,
    content,
  }
}

async function checked(secret: KitSecret): Promise<KitSecret> {
  if (secret.kind !== 'passphrase') return secret
  const { checkPassphrase } = await import('../user/checkPassphrase.js')
  checkPassphrase(secret.passphrase)
  return secret
}
