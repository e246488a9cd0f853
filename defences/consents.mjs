const consent = 'apps/wallet/src/handlers/consent.test.ts'
const approvals = 'apps/wallet/src/approval/approval.browser.test.ts'
const solana = 'apps/wallet/src/approval/judge/solana.test.ts'
const goneAtOnce =
  'what was taken back counts at once, for what is on the screen too, and nothing brings it back'
const ruled =
  'the screen names a token that can be taken back, or whose transfers a program has a say in'
const readFromMint =
  'the account that may take a token back, and the program that has a say in it, are read from its mint'

/** What a page may know after a yes alone, and what a yes is for, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'yes-of-who-was-asked',
    file: 'apps/wallet/src/requests/createLetIn.ts',
    code: ' || (await user.session()) === undefined) throw',
    without: ') throw',
    ...{
      test: consent,
      named: 'a yes is for the user on the screen, and not for another who logged in meanwhile',
    },
  },
  {
    id: 'nobody-has-a-screen-too',
    file: 'apps/wallet/src/requests/createLetIn.ts',
    code: '    await showLoggedOut(signal, unseen?.cause)\n',
    without: '    void showLoggedOut\n',
    ...{
      test: consent,
      named: 'a page learns nothing by a no, nor whether a user is logged in',
    },
  },
  {
    id: 'consent-of-this-holder',
    file: 'apps/wallet/src/login/createConsents.ts',
    code: '(await store.read(prefix + origin)) === holder',
    without: "(await store.read(prefix + origin)) !== undefined && holder !== ''",
    ...{
      test: consent,
      named: 'another user who logs in is unknown to the pages of the one before',
    },
  },
  {
    id: 'taken-back-drops-the-screen',
    file: 'apps/wallet/src/createWallet.ts',
    code: '  user.onChange(requests.dropAll)\n',
    without: '',
    ...{ test: consent, named: goneAtOnce },
  },
  {
    id: 'login-begins-once',
    file: 'apps/wallet/src/login/createUser.ts',
    code: '      if (begun.has(session)) return\n',
    without: '',
    ...{ test: consent, named: 'a login that was answered before lets no page in again' },
  },
  {
    id: 'window-of-this-frame',
    file: 'apps/wallet/src/approval/window/startApprovalWindow.ts',
    code: '  if (!opener) {',
    without: '  if (!window) {',
    ...{ test: approvals, named: 'a window without a frame says so' },
  },
  {
    id: 'window-that-is-none',
    file: 'apps/wallet/src/approval/window/openWindow.ts',
    code: 'if (!opened) return undefined',
    without: 'if (!opened) return { show() {}, focus() {}, close() {} }',
    ...{ test: approvals, named: 'nothing is approved where %s' },
  },
  {
    id: 'window-closed-decides-nothing',
    file: 'apps/wallet/src/approval/window/openWindow.ts',
    code: "    const why = port ? 'closed' : 'cut'\n    end()\n    onGone(why)",
    without: "    end()\n    onVerdict(last?.scene.asked.id ?? '', 'approved', undefined)",
    ...{
      test: approvals,
      named:
        'where the browser cannot see covers, it is approved in a window of the wallet and only there',
    },
  },
  {
    id: 'account-of-several-told',
    file: 'apps/wallet/src/approval/families/solana/judge/judgeSolana.ts',
    code: "return isOurs ? [warning('sharedAccount', { account })] : []",
    without: 'return isOurs ? [] : []',
    ...{
      test: solana,
      named:
        'the screen names an account of several signers, and that what moves is not the user’s own',
    },
  },
  {
    id: 'taken-back-told',
    file: 'apps/wallet/src/approval/families/solana/judge/judgeSolana.ts',
    code: "...(taker ? [warning('takenBack', { token, taker })] : []),",
    without: '',
    ...{ test: solana, named: ruled },
  },
  {
    id: 'hooked-told',
    file: 'apps/wallet/src/approval/families/solana/judge/judgeSolana.ts',
    code: "...(hook ? [warning('hooked', { token, program: hook })] : []),",
    without: '',
    ...{ test: solana, named: ruled },
  },
  {
    id: 'rules-of-what-moves',
    file: 'apps/wallet/src/approval/families/solana/judge/judgeSolana.ts',
    code: "const moved = facts.outcome.is === 'changes' ? facts.outcome.changes : []",
    without: 'const moved: { token?: string }[] = []',
    ...{ test: solana, named: ruled },
  },
  {
    id: 'rules-read-from-mint',
    file: 'apps/wallet/src/approval/families/solana/facts/mintFacts.ts',
    code: 'taker: partyOf(taker),\n    hook: partyOf(hook),',
    without: '...{ taker: undefined, hook: undefined },',
    ...{ test: solana, named: readFromMint },
  },
  {
    id: 'rules-of-its-program-alone',
    file: 'apps/wallet/src/approval/families/solana/facts/mintFacts.ts',
    code: 'account?.owner !== token2022Program || ',
    without: '',
    ...{ test: solana, named: readFromMint },
  },
]
