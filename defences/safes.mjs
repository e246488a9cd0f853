const hosts = 'packages/adapters/src/evm/safeHosts.test.ts'
const safe = 'packages/adapters/src/evm/safe.test.ts'
const dialogue = 'packages/adapters/src/evm/safe/createSafeDialogue.ts'
const provider = 'packages/adapters/src/evm/safe/createSafeProvider.ts'
const find = 'packages/adapters/src/evm/safe/findSafe.ts'
const others = 'the address of the Safe is taken from no other origin, window or answer'

/** What keeps the page around a Safe app to its part, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'safe-listed-hosts',
    file: find,
    code: 'parent === undefined || parent === one',
    without: 'parent !== one || parent === one',
    ...{ test: hosts, named: 'no Safe is offered in a frame %s, and that page gets no message' },
  },
  {
    id: 'safe-exact-origin',
    file: dialogue,
    code: 'event.origin !== origin || ',
    without: '',
    ...{ test: hosts, named: others },
  },
  {
    id: 'safe-exact-window',
    file: dialogue,
    code: ' || event.source !== (page.parent as unknown)',
    without: '',
    ...{ test: hosts, named: others },
  },
  {
    id: 'safe-of-this-account',
    file: provider,
    code: "typeof wanted !== 'string' || !isSameAddress('eip155', address, wanted)",
    without: "typeof wanted !== 'string' && !isSameAddress('eip155', address, '')",
    ...{ test: safe, named: 'nothing is signed or sent once the page around shows another Safe' },
  },
  {
    id: 'safe-contract-confirms',
    file: 'packages/adapters/src/evm/actions/confirmOnChain.ts',
    code: 'if (String(answer).slice(0, magic.length) === magic) return true',
    without: 'if (answer !== magic) return true',
    ...{ test: safe, named: 'a signature is refused of which the contract knows nothing' },
  },
]
