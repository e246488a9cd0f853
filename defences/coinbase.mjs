const coinbase = 'packages/adapters/src/evm/coinbase.test.ts'
const dialogue = 'packages/adapters/src/evm/coinbase/createKeysDialogue.ts'
const exchange = 'packages/adapters/src/evm/coinbase/createKeysDialogue.test.ts'
const provider = 'packages/adapters/src/evm/coinbase/createCoinbaseProvider.ts'
const heard = 'only its own window on its own origin is heard'

/** What keeps the window of Coinbase's wallet to its part, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'keys-exact-window',
    file: dialogue,
    code: ' || source !== (opened?.window as unknown)',
    without: '',
    ...{ test: exchange, named: heard },
  },
  {
    id: 'keys-exact-origin',
    file: dialogue,
    code: 'from !== origin || ',
    without: '',
    ...{ test: exchange, named: heard },
  },
  {
    id: 'keys-closed-declines',
    file: dialogue,
    code: 'for (const { reject } of left) reject(error)',
    without:
      'for (const one of left) if (!error) one.reject(error)\n    for (const one of left) waiting.add(one)',
    ...{
      test: exchange,
      named: 'two looks at a closed window decline everything, and leave no timer',
    },
  },
  {
    id: 'keys-foreign-requests',
    file: provider,
    code: 'if (!takes(method)) throw',
    without: 'if (method === undefined) throw',
    ...{
      test: coinbase,
      named: 'requests that are another wallet’s are not sent to the wallet’s node',
    },
  },
  {
    id: 'keys-no-query',
    file: provider,
    code: 'location.origin + location.pathname',
    without: 'String(location)',
    ...{
      test: coinbase,
      named: 'the window is told the preference %s, and of the page neither query nor fragment',
    },
  },
]
