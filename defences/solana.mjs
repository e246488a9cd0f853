const signing = 'packages/core/src/families/solana/signing/signTransaction.test.ts'
const signIn = 'packages/core/src/families/solana/signing/signIn.test.ts'
const payment = 'packages/core/src/families/solana/payment/preparePayment.test.ts'
const receipt = 'packages/core/src/families/solana/findReceipt.test.ts'
const tokens = 'packages/adapters/src/solana/tokens.test.ts'
const hooks = 'packages/adapters/src/solana/hooks.test.ts'
const names = 'packages/adapters/src/solana/names.test.ts'
const presets = 'packages/adapters/src/solana/presets.test.ts'
const family = 'packages/core/src/families/solana'
const somethingElse = 'a wallet that signs one that %s has signed something else'
const noKeySigns = 'a signature of another key, a missing one and one over another text are none'
const otherText = 'another %s is another text, however well it is signed'
const hookRefused = 'a hook that wants %s is refused without a prompt'
const noName = 'a name that %s is none'
const neverCoin = 'a payment that says %o never becomes one of coin'
const noWallet =
  'nothing is sent to a token, a token’s account or a program, neither tokens nor coins'

/** What wallets, tokens and nodes of Solana cannot make a page believe or send, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'solana-transaction-as-given',
    file: `${family}/signing/changesOf.ts`,
    code: 'essenceOf(given) !== essenceOf(signed)',
    without: 'essenceOf(given).length === 0',
    ...{ test: signing, named: somethingElse },
  },
  {
    id: 'solana-assertions-write-nothing',
    file: `${family}/signing/changesOf.ts`,
    code: 'if (signed.instructions.some(isWriting)) return undefined',
    without: 'void isWriting',
    ...{ test: signing, named: somethingElse },
  },
  {
    id: 'solana-nothing-beside-writes',
    file: `${family}/signing/changesOf.ts`,
    code: 'named.has(address) || !(signer || writable)',
    without: 'named.has(address) || !signer || writable',
    ...{ test: signing, named: somethingElse },
  },
  {
    id: 'solana-signature-of-account',
    file: `${family}/signing/demandSignature.ts`,
    code: '!ed25519ByHand.verify({ signature, message: bytes, key })',
    without: '![signature, bytes, key, ed25519ByHand].every(Boolean)',
    ...{ test: signing, named: noKeySigns },
  },
  {
    id: 'solana-others-signatures-stay',
    file: `${family}/signing/readSigned.ts`,
    code: '!signed || !changes || !own || !first || !isKept',
    without: '!signed || !changes || !own || !first || isKept === undefined',
    ...{ test: signing, named: 'where others sign too, theirs stay, and nothing is added' },
  },
  {
    id: 'solana-sign-in-text-compared',
    file: `${family}/signing/readSignedIn.ts`,
    code: 'if (field !== undefined) throw differs(field)',
    without: 'void field',
    ...{ test: signIn, named: otherText },
  },
  {
    id: 'solana-payment-says-nothing-unknown',
    file: `${family}/payment/readPayment.ts`,
    code: 'names.has(name) || one === undefined',
    without: 'names.size > 0 || one === name',
    ...{ test: payment, named: neverCoin },
  },
  {
    id: 'solana-fee-by-node-bounded',
    file: `${family}/payment/budgetOf.ts`,
    code: 'price: price < most ? price : most',
    without: 'price: price < most ? price : price',
    ...{ test: payment, named: 'a node cannot make a payment dear, and a host may' },
  },
  {
    id: 'solana-receiver-is-a-wallet',
    file: `${family}/payment/checkReceiver.ts`,
    code: 'account.isProgram || isTokenProgram(account.program)',
    without: '!account.program || !isTokenProgram',
    ...{ test: tokens, named: noWallet },
  },
  {
    id: 'solana-token-rules-looked-at',
    file: `${family}/payment/draftTokens.ts`,
    code: '  checkMint(read, { isNew: existing === undefined })\n',
    without: '  void checkMint\n',
    ...{
      test: tokens,
      named: 'a token that %s is refused without a prompt, and no coin moves',
    },
  },
  {
    id: 'solana-hook-signs-nothing',
    file: `${family}/hooks/createHook.ts`,
    code: "if (isSigner) throw refuseTransaction('hook')",
    without: 'void isSigner',
    ...{ test: hooks, named: hookRefused },
  },
  {
    id: 'solana-hook-followed-or-refused',
    file: `${family}/hooks/findExtraAccount.ts`,
    code: "if (at + length > bytes.length) throw new RangeError('The bytes end before')",
    without: '',
    ...{ test: hooks, named: hookRefused },
  },
  {
    id: 'solana-hook-list-bounded',
    file: `${family}/hooks/readExtraAccounts.ts`,
    code: 'count > entriesMax || ',
    without: '',
    ...{ test: hooks, named: hookRefused },
  },
  {
    id: 'solana-payment-fits',
    file: `${family}/payment/preparePayment.ts`,
    code: "if (wire.length > bytesMax) throw refuseTransaction('too_large')",
    without: 'void bytesMax',
    ...{ test: hooks, named: hookRefused },
  },
  {
    id: 'solana-hook-named',
    file: `${family}/send/quotePayment.ts`,
    code: "...(hook === undefined ? [] : [{ code: 'hooked', mustConfirm: false, address: hook } as const]),",
    without: '...(hook === undefined ? [] : []),',
    ...{
      test: 'packages/adapters/src/solana/send.test.ts',
      named: 'a program that takes part in the transfer is named before',
    },
  },
  {
    id: 'solana-name-alike',
    file: `${family}/names/createSnsNames.ts`,
    code: 'isDistinct(name) ? deriveName(name) : undefined',
    without: 'isDistinct(name) || name ? deriveName(name) : undefined',
    ...{ test: names, named: noName },
  },
  {
    id: 'solana-name-leads-back',
    file: 'packages/core/src/ways/readIdentity.ts',
    code: 'owner !== undefined && isSameAddress(namespace, owner, address)',
    without: 'isSameAddress(namespace, address, address) && owner !== null',
    ...{ test: names, named: noName },
  },
  {
    id: 'solana-name-pays-out-elsewhere',
    file: `${family}/names/createSnsNames.ts`,
    code: '!isOfNames(own) || others.some((one) => one !== undefined)',
    without: '!isOfNames(own) || others.length === 0',
    ...{ test: names, named: noName },
  },
  {
    id: 'solana-expired-only-without-status',
    file: `${family}/findReceipt.ts`,
    code: 'said === null && height !== undefined',
    without: 'height !== undefined',
    ...{
      test: receipt,
      named:
        'one that is in no block when its time is over is over, and one that just got in is not',
    },
  },
  {
    id: 'solana-key-of-its-address',
    file: 'packages/adapters/src/solana/engine/readAccounts.ts',
    code: 'isOwn && isSameKey(publicKey, key)',
    without: 'isOwn && isSameKey(key, key)',
    ...{
      test: presets,
      named: 'accounts of another key, another family or none connect nothing',
    },
  },
]
