import { HDKey } from '@scure/bip32'
import { bytesToHex, type Hex, type LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { junk, seedOf } from './seedOf.js'

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
  let branch: HDKey | undefined
  return sources.map((source) => {
    if (typeof source !== 'number') return privateKeyToAccount(source)
    branch ??= HDKey.fromMasterSeed(seedOf(mnemonic)).derive("m/44'/60'/0'/0")
    const { privateKey } = branch.deriveChild(source)
    if (!privateKey) throw new RangeError(`The mnemonic has no key ${source}.`)
    return privateKeyToAccount(bytesToHex(privateKey))
  })
}
