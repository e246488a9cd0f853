const family = 'packages/core/src/families/bip122'
const engine = 'packages/adapters/src/bitcoin/engine'
const hostile = 'packages/adapters/src/bitcoin/hostile.test.ts'
const psbt = `${family}/signPsbt.test.ts`
const answered = 'a wallet that answers with %s is refused'

/** What wallets of Bitcoin and sources of its data cannot make a page believe or send, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'bitcoin-message-of-account',
    file: `${family}/demandSignature.ts`,
    code: 'isMessageSignedBy(one, { message, address, versions })',
    without: '[one, message, address, versions, isMessageSignedBy].every(Boolean)',
    test: `${family}/demandSignature.test.ts`,
    named: 'a signature of %s over another text, or for another account, is refused',
  },
  {
    id: 'bitcoin-input-of-account',
    file: `${family}/takeSignatures.ts`,
    code: 'isSpentBy(one, { transaction, index, spent, kinds })',
    without: '[one, isSpentBy, { transaction, index, spent, kinds }].every(Boolean)',
    ...{ test: psbt, named: answered },
  },
  {
    id: 'bitcoin-kind-of-signature',
    file: 'packages/protocol/src/families/bip122/isSpentBy.ts',
    code: '!input.kinds.includes(kind) || !isKeyOf(key, script)',
    without: '!isKeyOf(key, script)',
    ...{ test: psbt, named: answered },
  },
  {
    id: 'bitcoin-asked-inputs-alone',
    file: `${family}/takeSignatures.ts`,
    code: 'for (const { index, kinds } of wanted) {',
    without:
      'const all = Array.from({ length: transaction.inputsLength }, (_, index) => ({ index, kinds: [0, 1], wanted }))\n  for (const { index, kinds } of all) {',
    test: psbt,
    named: 'only the inputs that were asked for are signed, whatever the wallet signs besides',
  },
  {
    id: 'bitcoin-sent-as-signed',
    file: `${family}/signPsbt.ts`,
    code: "if (txid !== finished.id) throw new FoyerError('answer_invalid')",
    without: 'void finished.id',
    ...{ test: psbt, named: 'what the wallet sent is what was signed' },
  },
  {
    id: 'bitcoin-receiver-of-the-network',
    file: `${family}/checkPayment.ts`,
    code: 'bitcoinAddress.versionsOn(id)',
    without: 'bitcoinAddress.versionsOf(id ? to : to)',
    test: `${family}/sendPayment.test.ts`,
    named: 'a payment of %s is refused before the wallet is asked',
  },
  {
    id: 'bitcoin-account-of-its-chains',
    file: `${engine}/readAccounts.ts`,
    code: 'own.length === 0',
    without: 'named.length === 0',
    ...{ test: hostile, named: 'an account with %s is refused' },
  },
  {
    id: 'bitcoin-late-change-dropped',
    file: `${engine}/standardOf.ts`,
    code: 'if (mine === changes) listener',
    without: 'if (mine > 0) listener',
    test: hostile,
    named: 'of a storm of changes the last answer counts, however late the others come',
  },
  {
    id: 'bitcoin-postage-stays',
    file: `${family}/writePayment.ts`,
    code: "own.type !== 'tr' || value > postageMax",
    without: "own.type !== 'tr' || value >= 0n",
    test: `${family}/send/quotePayment.test.ts`,
    named:
      'outputs of a taproot account that are small enough to carry an inscription are not spent',
  },
  {
    id: 'bitcoin-own-change-alone',
    file: `${family}/createTrust.ts`,
    code: 'isOwn && vin.length > 0 ?',
    without: 'vin.length >= 0 ?',
    test: `${family}/send/quotePayment.test.ts`,
    named: 'an output that waits for a block is not spent where %s',
  },
  {
    id: 'bitcoin-collection-pays-nothing',
    file: 'packages/core/src/requests/tracked.ts',
    code: 'if (isCollection(client, wallet.network))',
    without: 'if (isCollection(client, wallet.network) && !wallet.network)',
    test: 'packages/adapters/src/bitcoin/send.test.ts',
    named:
      'nothing is paid from the account for inscriptions, neither by the modal nor by the host',
  },
]
