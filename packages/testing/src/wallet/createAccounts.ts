import type { Hex, LocalAccount } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'

/** Known to everyone and funded by local nodes. Never send anything of worth to its accounts. */
export const junk = 'test test test test test test test test test test test junk'

/** Makes real accounts from private keys or from indices of a mnemonic. */
export function createAccounts(
  sources: readonly (number | Hex)[] = [0],
  mnemonic = junk,
): readonly LocalAccount[] {
  return sources.map((source) =>
    typeof source === 'number'
      ? mnemonicToAccount(mnemonic, { addressIndex: source })
      : privateKeyToAccount(source),
  )
}
