const test = 'packages/core/src/setup/checkLate.test.ts'

/** What keeps a page from starting with options that nothing enforces, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'options-before-flows',
    file: 'packages/core/src/flows/runFlows.ts',
    code: '  checkLate(client)\n',
    without: '',
    ...{ test, named: '%s: the remembered wallet is not asked' },
  },
  {
    id: 'options-before-ways',
    file: 'packages/core/src/demandChecked.ts',
    code: "  if (handles.unchecked) throw setupError('client_not_started')\n",
    without: '',
    ...{ test, named: 'without a start nothing is connected, because nothing is checked' },
  },
]
