const rooms = 'apps/wallet/src/accounts/families/eip155/sessions'
const test = 'apps/wallet/src/accounts/sessionKeys.test.ts'
const judgeTest = 'apps/wallet/src/approval/judge/judge.test.ts'
const whole = 'a request is taken whole or not at all: what no contract enforces is refused'
const asShown =
  'what is signed is what was shown, on the network that was shown, whatever the page changes meanwhile'
const ofTheUser = 'no key is granted that is of the user, or that others can send from'
const alone =
  'a key that is to act by itself is a danger, whatever its bounds, and taking it back is none'

/** What the wallet keeps a page from when it requests a key that acts by itself, each with the code that a script takes away. */
export const defences = [
  {
    id: 'grant-switched-on',
    file: `${rooms}/prepareGrant.ts`,
    code: '  checkSessions(world)\n',
    without: '  void checkSessions\n',
    ...{
      test,
      named:
        'no key is granted where the operator did not switch it on, and what was granted is taken back there',
    },
  },
  {
    id: 'grant-fields-known',
    file: `${rooms}/readGrant.ts`,
    code: 'if (read.success && other === undefined) return read.output',
    without: 'if (read.success) return read.output',
    ...{ test, named: whole },
  },
  {
    id: 'grant-coin-by-its-type',
    file: `${rooms}/readGrant.ts`,
    code: 'if (token === zeroAddress)',
    without: 'if (token.length < 42)',
    ...{ test, named: whole },
  },
  {
    id: 'grant-policies-enforced',
    file: `${rooms}/readGrant.ts`,
    code: "  if (policy) throw unsupported('policy', policy.type)\n",
    without: '  void policy\n',
    ...{ test, named: whole },
  },
  {
    id: 'grant-signer-known',
    file: `${rooms}/readGrant.ts`,
    code: "  if (signer.type !== 'account') throw unsupported('signer', signer.type)\n",
    without: '',
    ...{ test, named: whole },
  },
  {
    id: 'grant-no-function-beside-limit',
    file: `${rooms}/readGrant.ts`,
    code: 'if (functions.some(({ contract }) => tokens.includes(contract)))',
    without: 'if (functions.length > 99)',
    ...{ test, named: whole },
  },
  {
    id: 'grant-names-plain',
    file: `${rooms}/readFunction.ts`,
    code: 'rest.every((one) => letter.test(one)) &&',
    without: 'rest.length < nameMax && letter.test(start) &&',
    ...{ test, named: whole },
  },
  {
    id: 'grant-ends',
    file: `${rooms}/prepareGrant.ts`,
    code: '  checkExpiry(session, world)\n',
    without: '  void checkExpiry\n',
    ...{ test, named: whole },
  },
  {
    id: 'grant-smart-account',
    file: `${rooms}/prepareGrant.ts`,
    code: "if (account.type !== 'smartAccount')",
    without: "if (account.address === '')",
    ...{ test, named: whole },
  },
  {
    id: 'grant-no-own-key',
    file: `${rooms}/prepareGrant.ts`,
    code: "  if (own.some((address) => isAddressEqual(address, key))) throw invalid('grantOwnKey')\n",
    without: '  void own\n',
    ...{ test, named: ofTheUser },
  },
  {
    id: 'grant-key-without-code',
    file: `${rooms}/prepareGrant.ts`,
    code: "  if (await hasCode(world, network, key)) throw invalid('grantKeyIsContract')\n",
    without: '',
    ...{ test, named: ofTheUser },
  },
  {
    id: 'grant-contract-made',
    file: `${rooms}/prepareGrant.ts`,
    code: 'if (!(await hasCode(world, network, factory)))',
    without: 'if (!isEnabled && isThere)',
    ...{ test, named: 'no key is granted on a network that cannot make the contract' },
  },
  {
    id: 'grant-as-shown',
    file: `${rooms}/findGranted.ts`,
    code: '    isAddressEqual(one.key, other.key) &&\n',
    without: '',
    ...{ test, named: asShown },
  },
  {
    id: 'grant-named-network',
    file: `${rooms}/prepareGrant.ts`,
    code: 'await readNamedNetwork(given.chainId, request, world)',
    without: 'await readNamedNetwork(undefined, request, world)',
    ...{ test, named: asShown },
  },
  {
    id: 'revoke-own-session',
    file: `${rooms}/prepareRevoke.ts`,
    code: "  if (!isAddressEqual(found.account, smartAccount)) throw invalid('grantUnknown')\n",
    without: '',
    ...{
      test,
      named: 'a session of another account is not taken back, and one of none neither',
    },
  },
  {
    id: 'grant-is-danger',
    file: 'apps/wallet/src/approval/judge/Warning.ts',
    code: "  'keyActsAlone',\n",
    without: '',
    ...{ test: judgeTest, named: alone },
  },
  {
    id: 'grant-limit-of-tokens',
    file: 'apps/wallet/src/approval/families/eip155/judge/judgeSession.ts',
    code: "about.kind !== 'fungible'",
    without: "about.kind === 'none'",
    ...{ test: judgeTest, named: alone },
  },
]
