const own = 'apps/wallet/src/accounts/ownAccount.test.ts'
const noCall =
  'the plain account moves the smart account by no call, and the smart account itself by none either'
const noCode =
  'no account is put under the code of a contract (EIP-7702), in any form of the request'

const approval = 'apps/wallet/src/approval'
const fees = `${approval}/judge/fees.test.ts`
const tooHigh = 'a fee far above the network’s own, or a great one, is a danger'

/** What keeps the funds where they are, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'own-account-by-transaction',
    file: 'apps/wallet/src/accounts/families/eip155/prepareTransaction.ts',
    code: '  checkCall({ to, data }, world)\n',
    without: '  void checkCall\n',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-by-operation',
    file: 'apps/wallet/src/accounts/families/eip155/smart/prepareUserOperation.ts',
    code: 'for (const call of calls) checkCall(call, world)',
    without: 'void checkCall',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-named',
    file: 'apps/wallet/src/accounts/families/eip155/checkCall.ts',
    code: 'const own = [eoa, smartAccount, safeContracts.module, safeContracts.entryPoint]',
    without: 'const own: string[] = []',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-session-module',
    file: 'apps/wallet/src/accounts/families/eip155/checkCall.ts',
    code: 'const kept = [...own, sessionModule.address]',
    without: 'const kept = [...own]',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-plain-one',
    file: 'apps/wallet/src/accounts/families/eip155/checkCall.ts',
    code: 'const own = [eoa, smartAccount,',
    without: 'const own = [smartAccount,',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-within-others',
    file: 'apps/wallet/src/accounts/families/eip155/checkCall.ts',
    code: 'if (moves || makes) throw refused()',
    without: 'if (makes) throw refused()',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-making',
    file: 'apps/wallet/src/accounts/families/eip155/checkCall.ts',
    code: 'if (moves || makes)',
    without: 'if (moves)',
    ...{ test: own, named: noCall },
  },
  {
    id: 'no-delegated-code',
    file: 'apps/wallet/src/accounts/families/eip155/prepareTransaction.ts',
    code: '  checkHandsOverNothing(given)\n',
    without: '',
    ...{ test: own, named: noCode },
  },
  {
    id: 'no-delegated-code-of-operations',
    file: 'apps/wallet/src/accounts/families/eip155/smart/prepareUserOperation.ts',
    code: '  checkHandsOverNothing(fields)\n',
    without: '  void checkHandsOverNothing\n',
    ...{ test: own, named: noCode },
  },
  {
    id: 'fee-many-times',
    file: `${approval}/judge/judgeFee.ts`,
    code: 'return isMany && (worth === undefined || worth > littleCents)',
    without: 'void isMany\n  return false',
    ...{ test: fees, named: tooHigh },
  },
  {
    id: 'fee-great',
    file: `${approval}/judge/judgeFee.ts`,
    code: 'if (worth !== undefined && worth > muchCents) return true',
    without: 'void muchCents',
    ...{ test: fees, named: tooHigh },
  },
  {
    id: 'fee-unknown',
    file: `${approval}/judge/judgeFee.ts`,
    code: "return [warning('feeUnknown')]",
    without: 'return []',
    ...{ test: fees, named: tooHigh },
  },
  {
    id: 'fee-danger',
    file: `${approval}/judge/Warning.ts`,
    code: "  'feeTooHigh',\n",
    without: '',
    ...{ test: fees, named: tooHigh },
  },
  {
    id: 'fee-judged-of-calls',
    file: `${approval}/families/eip155/judge/judgeCalls.ts`,
    code: '    ...judgeFee(feeDue(action, facts), facts),\n',
    without: '',
    ...{ test: fees, named: tooHigh },
  },
  {
    id: 'fee-judged-of-unreadable',
    file: `${approval}/families/eip155/judge/judgeCalls.ts`,
    code: "[warning('unreadableCalls'), ...judgeFee(feeDue(action, facts), facts)]",
    without: "[warning('unreadableCalls')]",
    ...{ test: fees, named: 'each part of an operation’s gas counts as its fee: ' },
  },
  {
    id: 'fee-beside-gas',
    file: `${approval}/families/eip155/judge/feeDue.ts`,
    code: 'most: most + (fee?.beside ?? 0n),',
    without: 'most,',
    ...{ test: fees, named: 'what a network takes beside gas is part of the fee' },
  },
  {
    id: 'fee-counts-for-passkey',
    file: `${approval}/verify/isRisky.ts`,
    code: 'isMore([...all, ...fee], facts, limit)',
    without: 'isMore(fee.length > 99 ? fee : all, facts, limit)',
    ...{ test: fees, named: 'the fee counts for the passkey with what is sent' },
  },
  {
    id: 'fee-judged-on-solana',
    file: `${approval}/families/solana/judge/judgeSolana.ts`,
    code: '    ...judgeFee(feeDue(action, facts), facts),\n',
    without: '    ...judgeFee(feeDue({ ...action, transactions: [] }, facts), facts),\n',
    ...{ test: fees, named: 'a priority fee of Solana is a danger from where a fee of gas is' },
  },
  {
    id: 'fee-behind-its-end',
    file: `${approval}/families/solana/read/feeOfSolana.ts`,
    code: 'data[0] === kind && data.length > bytes',
    without: 'data[0] === kind && data.length === bytes + 1',
    ...{ test: fees, named: 'a priority fee of Solana is a danger from where a fee of gas is' },
  },
  {
    id: 'fee-payer-told',
    file: `${approval}/families/eip155/judge/judgeCalls.ts`,
    code: "return sponsor && !isOurs ? [warning('payerMayTake', { payer: sponsor })] : []",
    without: 'return sponsor && isOurs ? [] : []',
    ...{
      test: fees,
      named: 'an operation that another account pays costs nothing, and the screen names the payer',
    },
  },
]
