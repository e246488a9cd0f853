const approval = 'apps/wallet/src/approval'
const allowances = `${approval}/judge/allowances.test.ts`
const shown = `${approval}/facts/shown.test.ts`
const calls = `${approval}/read/shownCalls.test.ts`
const everyName = 'an allowance is known by every name: '
const whatever = 'what others may take afterwards is a danger, whatever the call is called'
const unnamed = 'what others may spend afterwards is found without a name and without a log'

/** What tells who may take what afterwards, and what the bytes of a call say, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  ...[
    ['approve(address,uint256)', 'set'],
    ['increaseApproval(address,uint256)', 'more'],
    ['approveAndCall(address,uint256,bytes)', 'set'],
    ['approveDelegation(address,uint256)', 'set'],
    ['allow(address,bool)', 'all'],
    ['authorizeOperator(address)', 'open'],
    ['hope(address)', 'open'],
  ].map(([signature, read]) => ({
    id: `allowance-named-${signature.replace(/\W+/g, '-').replace(/-$/, '').toLowerCase()}`,
    file: `${approval}/families/eip155/read/knownCalls.ts`,
    code: `  '${signature}': ${read},\n`,
    without: '',
    ...{ test: allowances, named: everyName },
  })),
  {
    id: 'allowance-by-effect',
    file: `${approval}/families/eip155/judge/judgeCalls.ts`,
    code: '    ...judgeHanded(handed, calls, facts),\n',
    without: '    ...judgeHanded([], calls, facts),\n',
    ...{ test: allowances, named: whatever },
  },
  {
    id: 'allowance-said-is-not-less',
    file: `${approval}/families/eip155/judge/undeclaredRights.ts`,
    code: 'reading.amount >= one.amount',
    without: 'reading.amount >= 0n',
    ...{ test: allowances, named: whatever },
  },
  {
    id: 'allowance-said-of-same-spender',
    file: `${approval}/families/eip155/judge/undeclaredRights.ts`,
    code: '|| !isSame(reading.spender, one.spender)) return false',
    without: ') return false',
    ...{ test: allowances, named: whatever },
  },
  {
    id: 'allowance-more-in-all',
    file: `${approval}/families/eip155/judge/judgeHanded.ts`,
    code: "if (one.is === 'allowance' && isNoLimit(one.amount, about)) return [warning('noLimit', data)]",
    without: 'void isNoLimit; void about',
    ...{ test: allowances, named: whatever },
  },
  {
    id: 'allowance-asked-of-the-chain',
    file: `${approval}/families/eip155/facts/compareRights.ts`,
    code: 'return parties.map((spender) => ({ token, spender }))',
    without: 'return parties.slice(99).map((spender) => ({ token, spender }))',
    ...{ test: shown, named: unnamed },
  },
  {
    id: 'allowance-too-many-to-ask',
    file: `${approval}/families/eip155/facts/simulateCalls.ts`,
    code: '...(!pairs && { isPartly: true }),',
    without: '',
    ...{ test: shown, named: unnamed },
  },
  {
    id: 'own-account-moved-deep',
    file: `${approval}/families/eip155/facts/simulateCalls.ts`,
    code: '...(isMoved(logs, account) && { isOwnMoved: true })',
    without: '...(isMoved([], account) && { isOwnMoved: true })',
    ...{ test: shown, named: 'an act on the smart account is seen, however deep it is' },
  },
  {
    id: 'own-account-moved-danger',
    file: `${approval}/families/eip155/judge/judgeCalls.ts`,
    code: "...(isOwnMoved ? [warning('ownWallet')] : []),",
    without: '...(isOwnMoved ? [] : []),',
    test: allowances,
    named: 'an act on the user’s own account is a danger, however deep the network saw it',
  },
  {
    id: 'balances-compared',
    file: `${approval}/families/eip155/facts/simulateCalls.ts`,
    code: 'changes: [...others, ...compared]',
    without: 'changes: [...others, ...compared.slice(99)]',
    test: shown,
    named: 'what is shown to change is what a real node changes, whatever the calls are',
  },
  {
    id: 'odd-bytes-told',
    file: `${approval}/families/eip155/read/readCall.ts`,
    code: 'isUsual: again.toLowerCase() === bytes',
    without: 'isUsual: again.length > 0',
    test: calls,
    named:
      'what is shown of a call is what stands in the bytes that are signed; where they are odd, it says so',
  },
  {
    id: 'odd-bytes-danger',
    file: `${approval}/families/eip155/judge/judgeCalls.ts`,
    code: '...(isOdd && target !== undefined',
    without: '...(isOdd && target === undefined',
    ...{ test: allowances, named: everyName },
  },
  {
    id: 'everybody-asked-about',
    file: `${approval}/assess/judge.ts`,
    code: "return unasked > 0 ? [warning('unasked')] : []",
    without: "return unasked > 9_999 ? [warning('unasked')] : []",
    test: allowances,
    named: 'of a batch every spender is checked, and more than the limit is a danger',
  },
  {
    id: 'delegate-of-any-size',
    file: `${approval}/families/solana/judge/judgeSolana.ts`,
    code: 'return step.amount === 0n ? [] : [judgeDelegate(step, facts)]',
    without: 'return step.amount < noLimitFrom ? [] : [judgeDelegate(step, facts)]',
    test: `${approval}/verify/verify.test.ts`,
    named:
      'requires the passkey on Solana for what programs hand on without a step that says so, and for what could not be simulated',
  },
]
