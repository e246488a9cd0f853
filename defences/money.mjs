const own = 'apps/wallet/src/accounts/ownAccount.test.ts'
const noCall =
  'the plain account moves the smart account by no call, and the smart account itself by none either'
const noCode = 'no account is put under the code of a contract (EIP-7702), however it is asked for'

/** What keeps the funds where they are, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'own-account-by-transaction',
    file: 'apps/wallet/src/accounts/evm/prepareTransaction.ts',
    code: '  checkCall({ to, data }, world)\n',
    without: '  void checkCall\n',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-by-operation',
    file: 'apps/wallet/src/accounts/smart/prepareUserOperation.ts',
    code: 'for (const call of calls) checkCall(call, world)',
    without: 'void checkCall',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-named',
    file: 'apps/wallet/src/accounts/checkCall.ts',
    code: 'const own = [eoa, smartAccount, safeContracts.module, safeContracts.entryPoint]',
    without: 'const own: string[] = []',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-plain-one',
    file: 'apps/wallet/src/accounts/checkCall.ts',
    code: 'const own = [eoa, smartAccount,',
    without: 'const own = [smartAccount,',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-within-others',
    file: 'apps/wallet/src/accounts/checkCall.ts',
    code: 'if (moves || makes) throw refused()',
    without: 'if (makes) throw refused()',
    ...{ test: own, named: noCall },
  },
  {
    id: 'own-account-making',
    file: 'apps/wallet/src/accounts/checkCall.ts',
    code: 'if (moves || makes)',
    without: 'if (moves)',
    ...{ test: own, named: noCall },
  },
  {
    id: 'no-delegated-code',
    file: 'apps/wallet/src/accounts/evm/prepareTransaction.ts',
    code: '  checkHandsOverNothing(given)\n',
    without: '',
    ...{ test: own, named: noCode },
  },
  {
    id: 'no-delegated-code-of-operations',
    file: 'apps/wallet/src/accounts/smart/prepareUserOperation.ts',
    code: '  checkHandsOverNothing(fields)\n',
    without: '  void checkHandsOverNothing\n',
    ...{ test: own, named: noCode },
  },
]
