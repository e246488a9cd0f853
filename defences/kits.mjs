const kitTest = 'apps/wallet/src/vault/kit/kit.test.ts'
const deviceSharesTest = 'apps/wallet/src/vault/device/deviceShares.test.ts'
const createVaultTest = 'apps/wallet/src/vault/createVault.test.ts'
const solanaWholeTest = 'apps/wallet/src/accounts/solanaWhole.test.ts'
const plainAccountTest = 'apps/wallet/src/accounts/plainAccount.test.ts'
const smartAccountTest = 'apps/wallet/src/accounts/smartAccount.test.ts'

/** What opens the key, a kit, or the files of a browser, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'kit-for-its-addresses',
    file: 'apps/wallet/src/vault/kit/Kit.ts',
    code: '`${kitFormat} 1|${eip155}|${solana}`',
    without: '`${kitFormat} 1|${eip155.length > 0}|${solana.length > 0}`',
    ...{
      test: kitTest,
      named: 'a kit does not open by anything else, nor when something in it was changed',
    },
  },
  {
    id: 'kit-long-passphrase',
    file: 'apps/wallet/src/vault/kit/makeKit.ts',
    code: 'checkPassphrase(secret.passphrase)',
    without: 'void checkPassphrase',
    ...{ test: kitTest, named: 'a kit wants a passphrase that is one, and not one that %s' },
  },
  {
    id: 'device-key-stays',
    file: 'apps/wallet/src/vault/device/databaseShares.ts',
    code: "{ name: 'AES-GCM', length: 256 }, false, [",
    without: "{ name: 'AES-GCM', length: 256 }, true, [",
    ...{
      test: deviceSharesTest,
      named: 'the files of the browser hold no share in the clear, and its key is not handed out',
    },
  },
  {
    id: 'key-of-these-addresses',
    file: 'apps/wallet/src/vault/sets/openKey.ts',
    code: 'if (found.eip155 === addresses.eip155 && found.solana === addresses.solana) {',
    without: 'if (found) {',
    ...{
      test: createVaultTest,
      named: 'makes no other key of damaged shares, whatever is damaged in them',
    },
  },
  {
    id: 'key-overwritten',
    file: 'apps/wallet/src/vault/sets/openKey.ts',
    code: '  wipe(entropy, keys.evm, keys.solana, ...shares)\n',
    without: '  void shares\n',
    ...{
      test: createVaultTest,
      named: 'overwrites the keys after each use, and lends them once at a time',
    },
  },
  {
    id: 'tables-read-again',
    file: 'apps/wallet/src/accounts/families/solana/performSolana.ts',
    code: '  await checkLookups(action, world)\n',
    without: '  void checkLookups\n',
    ...{
      test: solanaWholeTest,
      named: 'signs nothing when a table is another than it was when it was shown',
    },
  },
  {
    id: 'number-read-again',
    file: 'apps/wallet/src/accounts/families/eip155/sendTransaction.ts',
    code: '(await readNonce(world, network, owner.address)) !== transaction.nonce',
    without: '(await readNonce(world, network, owner.address)) < 0',
    ...{
      test: plainAccountTest,
      named: 'does not send what was shown when another transaction went first',
    },
  },
  {
    id: 'operation-read-again',
    file: 'apps/wallet/src/accounts/families/eip155/smart/sendOperation.ts',
    code: '(await safe.getNonce({ key: operation.nonce >> 64n })) !== operation.nonce',
    without: '(await safe.getNonce({ key: operation.nonce >> 64n })) < 0n',
    ...{
      test: smartAccountTest,
      named: 'does not send what was shown when another operation went first',
    },
  },
]
