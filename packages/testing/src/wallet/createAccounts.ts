import { bytesToHex, type Hex, type LocalAccount } from 'viem'
import { type HDAccount, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'

/** Known to everyone and funded by local nodes. Never send anything of worth to its accounts. */
export const junk = 'test test test test test test test test test test test junk'

/** The accounts of a wallet, made by the first call: the same ones every time. */
export type Accounts = () => readonly LocalAccount[]

/**
 * Makes real accounts from private keys or from indices of a mnemonic, on the first call: that takes a page longer than all else
 * it does when it opens, and most pages with a wallet never need them.
 */
export function createAccounts(
  sources: readonly (number | Hex)[] = [0],
  mnemonic = junk,
): Accounts {
  let made: readonly LocalAccount[] | undefined
  return () => {
    made ??= make(sources, mnemonic)
    return made
  }
}

function make(sources: readonly (number | Hex)[], mnemonic: string): readonly LocalAccount[] {
  // Two thousand rounds of a digest lead into the tree of keys: they are gone through once.
  let branch: ReturnType<HDAccount['getHdKey']> | undefined
  return sources.map((source) => {
    if (typeof source !== 'number') return privateKeyToAccount(source)
    branch ??= mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'/0" }).getHdKey()
    const { privateKey } = branch.deriveChild(source)
    if (!privateKey) throw new RangeError(`The mnemonic has no key ${source}.`)
    return privateKeyToAccount(bytesToHex(privateKey))
  })
}
