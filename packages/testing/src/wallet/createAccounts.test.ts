import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createAccounts } from './createAccounts.js'
import { junk } from './seedOf.js'

test.each([junk, 'legal winner thank year wave sausage worth useful legal winner thank yellow'])(
  'the accounts of "%s" are those that wallets derive (BIP-39, BIP-44)',
  (mnemonic) => {
    const derived = [0, 7].map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))
    expect(createAccounts([0, 7], mnemonic)().map(({ address }) => address)).toEqual(
      derived.map(({ address }) => address),
    )
  },
)
