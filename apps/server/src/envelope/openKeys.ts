import { hkdfSync } from 'node:crypto'
import { createKmsProvider, type KmsSettings } from './createKmsProvider.js'
import type { KekProvider } from './KekProvider.js'
import { openKeyFile } from './openKeyFile.js'

/** What the keys of a service come from. */
export type KeySettings = KmsSettings & {
  /** The file of the keys. */
  kekFile: string
  /** What secrets are made of where no file has one. */
  codePepper: string
  dataFolder: string
  databaseUrl: string
}

/**
 * Opens the key that wraps keys, and the way to secrets for other purposes.
 *
 * @param prefix the prefix of the settings' names, for error messages
 * @throws when the key file cannot be used, or settings that belong together are not there together
 */
export function openKeys(
  { codePepper, dataFolder, databaseUrl, kekFile, ...kms }: KeySettings,
  prefix: string,
): { kek: KekProvider; derive(purpose: string): Uint8Array } {
  const own = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', codePepper, 'foyer pepper', purpose, 32))
  if (kms.kekKms !== '') {
    if (codePepper === '')
      throw new Error(
        `${prefix}KEK_KMS is set without ${prefix}CODE_PEPPER: no file has a secret for it.`,
      )
    return { kek: createKmsProvider(kms, prefix), derive: own }
  }
  const file = openKeyFile(kekFile, databaseUrl === '' ? dataFolder : undefined)
  return { kek: file, derive: codePepper === '' ? file.derive : own }
}
