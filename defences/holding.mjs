const sharesTest = 'apps/server/src/login/shares/shares.test.ts'
const codesTest = 'apps/server/src/login/codes/codes.test.ts'
const sessionsTest = 'apps/server/src/login/sessions/sessions.test.ts'
const guardTest = 'apps/server/src/guard/guard.test.ts'

/** What lets keys, tiers and wallets change hands at keeper and guard, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'export-after-a-day',
    file: 'apps/server/src/login/shares/readShares.ts',
    code: 'if (left > 0) {',
    without: 'if (left > dayMs * 9) {',
    ...{
      test: sharesTest,
      named: 'lets keys out of a browser that is a day old, after a step-up, with a mail each time',
    },
  },
  {
    id: 'export-stepped-up',
    file: 'apps/server/src/login/shares/readShares.ts',
    code: "  checkStepUp(keeper, session, 'export')\n",
    without: '  void checkStepUp\n',
    ...{
      test: sharesTest,
      named: 'lets keys out of a browser that is a day old, after a step-up, with a mail each time',
    },
  },
  {
    id: 'tier-stepped-up',
    file: 'apps/server/src/login/shares/putShare.ts',
    code: "if (current && changeOf(current, put) !== undefined) checkStepUp(keeper, session, 'tier')",
    without: 'void changeOf',
    ...{
      test: sharesTest,
      named:
        'changes the tier after a step-up alone, with what recovers it, in one step, and says so by mail',
    },
  },
  {
    id: 'ways-stepped-up',
    file: 'apps/server/src/login/shares/changeOf.ts',
    code: "return waysOf(before) === waysOf(after) ? undefined : 'ways_changed'",
    without: "return waysOf(before) === '' ? 'ways_changed' : undefined",
    ...{
      test: sharesTest,
      named:
        'changes the recovery methods, and gives the wallet back to the guard, after a step-up alone, and says so by mail',
    },
  },
  {
    id: 'passphrase-ten-tries',
    file: 'apps/server/src/login/shares/pepperValue.ts',
    code: '  await countUse(keeper, keeper.db, `passphrase|${account.id}`, rate)\n',
    without: '',
    ...{
      test: sharesTest,
      named: 'stands behind a passphrase ten times an hour, however many requests come at once',
    },
  },
  {
    id: 'code-spent-once',
    file: 'apps/server/src/login/sessions/writeVisit.ts',
    code: '${at}::bigint from spent\n',
    without: '${at}::bigint from (select 1) one\n',
    ...{ test: codesTest, named: 'takes a code once, though a hundred requests bring it at once' },
  },
  {
    id: 'new-browser-told',
    file: 'apps/server/src/login/openSession.ts',
    code: 'if (!isNew && device.isNew) {',
    without: 'if (isNew && device.isNew) {',
    ...{
      test: sessionsTest,
      named: 'tells of a new browser by mail, shows both, and logs one out by the other',
    },
  },
  {
    id: 'proof-of-right-shape',
    file: 'apps/server/src/proofs/readProof.ts',
    code: 'v.minLength(16), ',
    without: '',
    ...{
      test: sessionsTest,
      named:
        'refuses a proof that was used, is of another call, another address, another token, or is old',
    },
  },
  {
    id: 'guard-for-the-wallet',
    file: 'apps/server/src/guard/createGuardApp.ts',
    code: 'else if (origin !== undefined && !isForm(req.path))',
    without: "else if (origin === '')",
    ...{ test: guardTest, named: 'answers the wallet’s pages alone' },
  },
  {
    id: 'guard-lets-others-go',
    file: 'apps/server/src/guard/shares/comeBack.ts',
    code: '  await db.delete(guardBrowsers).where(others)\n',
    without: '  void others\n',
    ...{
      test: guardTest,
      named: 'a wallet that comes back is open only to the browser that brought it',
    },
  },
]
