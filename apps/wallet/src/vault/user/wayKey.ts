import { pepperPassphrase } from '@foyer/protocol/login'
import { hkdf } from '@noble/hashes/hkdf'
import { sha256 } from '@noble/hashes/sha2'
import { wipe } from '../keys/wipe.js'
import { random, toBytes, toText } from '../sets/bytes.js'
import type { UserSecret } from '../Vault.js'
import { VaultError } from '../VaultError.js'
import type { VaultWorld } from '../VaultWorld.js'
import { readCode } from './printedCode.js'
import type { RecoveryMethod } from './Recovery.js'
import { argonWithPepper, stretchPassphrase } from './stretchPassphrase.js'

/** A way without what it locks. */
export type BareWay = {
  [kind in RecoveryMethod['kind']]: Omit<Extract<RecoveryMethod, { kind: kind }>, 'key'>
}[RecoveryMethod['kind']]

const expand = (secret: Uint8Array, salt: Uint8Array, use: string) =>
  hkdf(sha256, secret, salt, `foyer vault ${use}`, 32)

/** A new way, and the key that only the user can derive again. */
export async function newWay(
  world: VaultWorld,
  secret: UserSecret,
  name: string,
): Promise<{ way: BareWay; key: Uint8Array }> {
  const salt = random(32)
  if (secret.kind === 'passkey') {
    const made = await world.passkeys.create(name, salt, secret.credentials)
    const key = expand(made.secret, salt, 'passkey')
    wipe(made.secret)
    const credentialId = toText(made.credentialId)
    return { way: { kind: 'passkey', credentialId, salt: toText(salt) }, key }
  }
  if (secret.kind === 'passphrase') {
    // The words come with the choice alone: most visits make none.
    const { checkPassphrase } = await import('./checkPassphrase.js')
    checkPassphrase(secret.passphrase)
  }
  const way: BareWay =
    secret.kind === 'passphrase'
      ? { kind: 'passphrase', salt: toText(salt), argon: argonWithPepper }
      : { kind: 'printed', salt: toText(salt) }
  return { way, key: await wayKey(world, secret, way) }
}

/** The key of a way that is there. Whether it is right shows when it opens something. */
export async function wayKey(
  world: VaultWorld,
  secret: UserSecret,
  way: BareWay,
): Promise<Uint8Array> {
  const salt = toBytes(way.salt)
  if (secret.kind === 'passkey' && way.kind === 'passkey') {
    const made = await world.passkeys.get(toBytes(way.credentialId), salt, secret.credentials)
    const key = expand(made, salt, 'passkey')
    wipe(made)
    return key
  }
  if (secret.kind === 'passphrase' && way.kind === 'passphrase') {
    const stretched = await stretchPassphrase(secret.passphrase, salt, way.argon)
    return peppered(world, stretched, salt)
  }
  if (secret.kind === 'printed' && way.kind === 'printed') {
    const bits = readCode(secret.code)
    if (!bits) throw new VaultError('code_unreadable')
    const key = expand(bits, salt, 'printed code')
    wipe(bits)
    return key
  }
  throw new VaultError('way_missing')
}

/** Half of the key is the keeper's to give, for each guess anew; of the passphrase it learns nothing but a hash of its stretched half. */
async function peppered({ calls }: VaultWorld, stretched: Uint8Array, salt: Uint8Array) {
  const pepper = toText(expand(stretched, salt, 'pepper'))
  const { value } = await calls.keeper(pepperPassphrase, { value: pepper })
  const both = new Uint8Array(64)
  both.set(stretched)
  both.set(toBytes(value), 32)
  const key = expand(both, salt, 'passphrase')
  wipe(both, stretched)
  return key
}
