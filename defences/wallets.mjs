const polkadot = 'packages/adapters/src/polkadot/hostile.test.ts'
const cosmos = 'packages/adapters/src/cosmos/hostile.test.ts'
const found = 'packages/adapters/src/polkadot/discover.test.ts'

/** What wallets of Polkadot and Cosmos cannot make a page believe, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'polkadot-signature-of-account',
    file: 'packages/core/src/families/polkadot/demandSignature.ts',
    code: "if (!isSigned) throw new FoyerError('answer_invalid')",
    without: "if (!text) throw new FoyerError('answer_invalid')",
    ...{ test: polkadot, named: 'a signature %s reaches no host' },
  },
  {
    id: 'polkadot-extrinsic-as-written',
    file: 'packages/core/src/families/polkadot/demandSigned.ts',
    code: 'return message ? demandSignature(signature, { messages: [message], address }) : signature',
    without: 'return message ? signature : signature',
    ...{
      test: polkadot,
      named:
        'a signature of another extrinsic reaches no host, and one that cannot be read without metadata is not judged',
    },
  },
  {
    id: 'polkadot-account-of-the-family',
    file: 'packages/adapters/src/polkadot/engine/readAccounts.ts',
    code: 'types.includes(type) ? ss58.decode(address) : undefined',
    without: 'ss58.decode(address)',
    ...{ test: polkadot, named: 'an account with %s is refused' },
  },
  {
    id: 'polkadot-text-no-bytes',
    file: 'packages/adapters/src/polkadot/engine/createInjectedRequests.ts',
    code: 'const data = `0x${hex.encode(new TextEncoder().encode(message))}`',
    without: 'const data = message || hex.encode(new Uint8Array())',
    ...{
      test: polkadot,
      named: 'a text is signed as it is or between tags, and one like hex as its characters',
    },
  },
  {
    id: 'polkadot-remembered-alone',
    file: 'packages/adapters/src/polkadot/engine/createInjectedWay.ts',
    code: 'if (!kept.has()) return undefined\n',
    without: '',
    ...{
      test: polkadot,
      named: 'a wallet that was not remembered is not called, and one that left is not resumed',
    },
  },
  {
    id: 'cosmos-signature-of-account',
    file: 'packages/protocol/src/families/cosmos/isSignedByKey.ts',
    code: 'bech32Address.isOf(address, key) &&\n      ',
    without: '',
    ...{ test: cosmos, named: 'a signature of a key of its own reaches no host' },
  },
  {
    id: 'cosmos-document-as-written',
    file: 'packages/protocol/src/families/cosmos/isSignedByKey.ts',
    code: 'secp256k1.verify(base64.decode(signature), sha256(bytes), key, { lowS: true })',
    without: 'base64.decode(signature).length + sha256(bytes).length + secp256k1.CURVE.h > 0n',
    ...{
      test: cosmos,
      named: 'documents are signed as the page wrote them: one that the wallet changed is refused',
    },
  },
  {
    id: 'cosmos-document-of-the-network',
    file: 'packages/adapters/src/cosmos/engine/createKeplrRequests.ts',
    code: "if (named !== chainId) throw new FoyerError('wallet_network_differs')",
    without: "if (!named) throw new FoyerError('wallet_network_differs')",
    ...{ test: cosmos, named: 'a document of another chain is not signed' },
  },
  {
    id: 'cosmos-key-of-its-address',
    file: 'packages/adapters/src/cosmos/engine/readKey.ts',
    code: '!key || !isOwn || !bech32Address.isOf(String(address), key)',
    without: '!key || !isOwn',
    ...{ test: cosmos, named: 'an account with %s is refused' },
  },
  {
    id: 'cosmos-storm-one-reading',
    file: 'packages/adapters/src/cosmos/engine/followKeystore.ts',
    code: 'if (isLooking) return\n',
    without: '',
    ...{
      test: cosmos,
      named: 'another key of the user is followed, in a storm with one reading at a time',
    },
  },
  {
    id: 'polkadot-getter-read-once',
    file: 'packages/core/src/ways/discoverKept.ts',
    code: '|| known.some(({ connector }) => connector.id === id)',
    without: '',
    ...{
      test: found,
      named: 'a getter is read once for each look, and one that throws hides no other wallet',
    },
  },
  {
    id: 'beside-never-in-use',
    file: 'packages/core/src/connection/followSession.ts',
    code: 'if (isBeside && session)',
    without: 'if (isBeside && session && !current)',
    test: 'packages/core/src/connection/beside.test.ts',
    named: 'each is followed: another account, and its end',
  },
  {
    id: 'restored-still-remembered',
    file: 'packages/core/src/connection/reconnect.ts',
    code: 'client.signal.aborted || !remembered',
    without: 'client.signal.aborted',
    test: 'packages/core/src/connection/beside.test.ts',
    named: 'one that is disconnected while it is asked stays so',
  },
]
