const judge = 'apps/wallet/src/approval/judge/judge.test.ts'
const solanaWhole = 'apps/wallet/src/accounts/solanaWhole.test.ts'
const pagePaymaster = 'apps/wallet/src/accounts/pagePaymaster.test.ts'
const operations = 'apps/wallet/src/accounts/families/eip155/smart/readCalls.test.ts'
const lookAlikes =
  'an address that only looks like a known one is told apart, and the past is not trusted'
const handsOver =
  'an operation hands the account over to no code but the one that makes several calls'
const badTable = 'a table that cannot be read is a danger, whatever is wrong with it'
const otherCluster =
  'a transaction of another network is a danger, whatever it does on the one that the page names'
const whichOfSeveral = 'says which of several could not be simulated'
const noAnswer = 'an unreadable answer pays nothing, and is no fault of the account'

/** What tells a user the meaning of a request, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'look-alike-of-paid',
    file: 'apps/wallet/src/approval/facts/partyFacts.ts',
    code: 'if (twin) return { isKnown: false, looksLike: twin }',
    without: 'void twin',
    ...{ test: judge, named: lookAlikes },
  },
  {
    id: 'look-alike-is-danger',
    file: 'apps/wallet/src/approval/judge/judgeReceiver.ts',
    code: "party?.looksLike ? [warning('lookAlike', { address, known: party.looksLike })] : []",
    without: '[]',
    ...{ test: judge, named: 'a receiver is looked at' },
  },
  {
    id: 'text-without-unseen',
    file: 'apps/wallet/src/approval/text/spellOut.ts',
    code: '[\\p{C}\\p{Zl}\\p{Zp}',
    without: '[\\p{Zl}\\p{Zp}',
    test: 'apps/wallet/src/approval/text/text.test.ts',
    named: 'whatever the text, nothing unseen is left in what is shown',
  },
  {
    id: 'allowance-above-all-there-is',
    file: 'apps/wallet/src/approval/families/eip155/judge/isNoLimit.ts',
    code: 'amount >= token.supply',
    without: 'false',
    ...{ test: judge, named: 'an allowance without a limit is a danger, however it is written' },
  },
  {
    id: 'allowance-greatest-number',
    file: 'apps/wallet/src/approval/families/eip155/judge/isNoLimit.ts',
    code: "amount === 'all' || amount === uint96 || amount >= 2n ** 127n",
    without: "amount === 'all'",
    ...{ test: judge, named: 'an allowance without a limit is a danger, however it is written' },
  },
  {
    id: 'sign-in-for-this-page',
    file: 'apps/wallet/src/approval/judge/judgeMessage.ts',
    code: "...(elsewhere === undefined ? [] : [warning('signInElsewhere', { domain: elsewhere, host })]),",
    without: '',
    ...{ test: judge, named: 'a sign-in is for the requesting page, and for this account' },
  },
  {
    id: 'sign-in-for-this-account',
    file: 'apps/wallet/src/approval/judge/judgeMessage.ts',
    code: 'const isOther = !isSame(account, address)',
    without: 'const isOther = isSame(account, address) && false',
    ...{ test: judge, named: 'a sign-in is for the requesting page, and for this account' },
  },
  {
    id: 'unread-is-danger',
    file: 'apps/wallet/src/approval/families/eip155/judge/judgeCalls.ts',
    code: "if (!calls) return [warning('unreadableCalls'), ...judgeFee(feeDue(action, facts), facts)]",
    without: 'if (!calls) return judgeFee(feeDue(action, facts), facts)',
    ...{ test: judge, named: 'what cannot be read is a danger' },
  },
  {
    id: 'table-of-its-program',
    file: 'apps/wallet/src/accounts/families/solana/readLookups.ts',
    code: 'if (account?.owner !== program) return undefined',
    without: 'if (!account) return undefined',
    ...{ test: solanaWhole, named: badTable },
  },
  {
    id: 'table-not-given-up',
    file: 'apps/wallet/src/accounts/families/solana/readLookups.ts',
    code: ' || view.getBigUint64(4, true) !== notGivenUp',
    without: '',
    ...{ test: solanaWhole, named: badTable },
  },
  {
    id: 'table-unread-is-danger',
    file: 'apps/wallet/src/approval/families/solana/judge/judgeSolana.ts',
    code: "'unread' in lookup ? [warning('unreadTable', { table: lookup.unread })] : []",
    without: '[]',
    ...{ test: solanaWhole, named: badTable },
  },
  {
    id: 'several-not-played',
    file: 'apps/wallet/src/approval/families/solana/judge/judgeSolana.ts',
    code: "return count > 1 ? [warning('notPlayed', { from: 1, count })] : []",
    without: 'return []',
    ...{ test: solanaWhole, named: whichOfSeveral },
  },
  {
    id: 'several-played-in-part',
    file: 'apps/wallet/src/approval/families/solana/judge/judgeSolana.ts',
    code: "outcome.unplayedFrom === undefined\n        ? []\n        : [warning('notPlayed', { from: outcome.unplayedFrom, count })]",
    without: '[]',
    ...{ test: solanaWhole, named: whichOfSeveral },
  },
  {
    id: 'handed-without-a-step',
    file: 'apps/wallet/src/approval/families/solana/judge/judgeSolana.ts',
    code: "...(outcome.is === 'changes' ? judgeHanded(outcome.handed ?? [], action, facts) : []),",
    without: '',
    ...{ test: solanaWhole, named: 'names the owner of a token account: %s' },
  },
  {
    id: 'solana-network-known',
    file: 'apps/wallet/src/approval/families/solana/judge/judgeSolana.ts',
    code: "(facts.isOfNetwork ?? !facts.isSettled) ? [] : [warning('ofOtherNetwork')]",
    without: '[]',
    ...{ test: solanaWhole, named: otherCluster },
  },
  {
    id: 'solana-nonce-of-account',
    file: 'apps/wallet/src/approval/families/solana/facts/areOfNetwork.ts',
    code: '=== block) return true',
    without: '!== undefined) return true',
    ...{ test: solanaWhole, named: otherCluster },
  },
  {
    id: 'operation-as-usual',
    file: 'apps/wallet/src/accounts/families/eip155/smart/readCalls.ts',
    code: 'if (given.toLowerCase() !== again) throw unreadable()',
    without: 'void again',
    test: operations,
    named: 'an operation that is written in an odd way, or goes on behind its end, is refused',
  },
  {
    id: 'operation-hands-nothing-over',
    file: 'apps/wallet/src/accounts/families/eip155/smart/readCalls.ts',
    code: 'if (kind !== 1 || !isAddressEqual(to, safeContracts.multiSendCallOnly))',
    without: 'if (kind !== 1)',
    ...{ test: operations, named: handsOver },
  },
  {
    id: 'operation-of-calls-alone',
    file: 'apps/wallet/src/accounts/families/eip155/smart/readCalls.ts',
    code: 'bytes[at] !== 0 || ',
    without: '',
    ...{ test: operations, named: handsOver },
  },
  {
    id: 'payer-has-to-pay',
    file: 'apps/wallet/src/accounts/families/eip155/smart/requestPaymaster.ts',
    code: 'if (isRequired) throw error',
    without: 'void isRequired',
    ...{
      test: pagePaymaster,
      named:
        'a service that changes its mind after the first look, or signs for something else, pays nothing',
    },
  },
  {
    id: 'payer-that-can-be-read',
    file: 'apps/wallet/src/accounts/families/eip155/smart/requestPaymaster.ts',
    code: 'text.length <= dataMax && text.length % 2 === 0 && isHex(text)',
    without: "text.startsWith('0x')",
    ...{ test: pagePaymaster, named: noAnswer },
  },
  {
    id: 'payer-of-a-page-is-shown',
    file: 'apps/wallet/src/accounts/families/eip155/smart/completeOperation.ts',
    code: 'const isSponsored = sponsor.url === undefined',
    without: 'const isSponsored = true',
    ...{
      test: pagePaymaster,
      named:
        'a page’s own service pays, gets requests as the standard has them, and is named on the screen',
    },
  },
  {
    id: 'hash-as-counted-here',
    file: 'apps/wallet/src/accounts/families/eip155/sendTransaction.ts',
    code: 'return hash\n}\n\nfunction toSign',
    without:
      "return (await world.chains.request(network, 'eth_sendRawTransaction', [signed])) as Hex\n}\n\nfunction toSign",
    ...{
      test: 'apps/wallet/src/accounts/plainAccount.test.ts',
      named: 'what a node answers is not what is signed',
    },
  },
  {
    id: 'swap-of-known-exchange',
    file: 'apps/wallet/src/approval/families/eip155/read/readSwap.ts',
    code: "const kind = (['v2', 'v3'] as const).find((one) => isSame(pools[one]?.router, call.to))",
    without: "const kind = call.data.startsWith('0x5ae401dc') ? 'v3' : 'v2'",
    test: 'apps/wallet/src/approval/read/swaps.test.ts',
    named:
      'the same call of another contract, or on another network, is a call of which nothing is known',
  },
  {
    id: 'swap-read-whole',
    file: 'packages/protocol/src/families/eip155/swaps/readPoolSwap.ts',
    code: 'return isSameHex(own.data, data) && own.value === value ? read : undefined',
    without: 'return own.data.length > 0 ? read : undefined',
    test: 'apps/wallet/src/approval/read/swaps.test.ts',
    named:
      'bytes behind a swap of %s, and coin beside it, make it a call of which nothing is known',
  },
  {
    id: 'swap-to-other',
    file: 'apps/wallet/src/approval/families/eip155/judge/judgeCalls.ts',
    code: "? [warning('orderToOther', { receiver }), ...judgeReceiver(receiver, action, facts)]",
    without: '? [...judgeReceiver(receiver, action, facts)]',
    test: 'apps/wallet/src/approval/read/swaps.test.ts',
    named:
      'a swap for the account itself is no unknown call, and one for another address is a danger',
  },
]
