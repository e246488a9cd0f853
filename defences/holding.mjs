const sessionsTest = 'apps/server/src/login/sessions/sessions.test.ts'

/** What lets keys, tiers and wallets change hands at keeper and guard, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'new-browser-told',
    file: 'apps/server/src/login/sessions/openSession.ts',
    code: 'if (!isNew && device.isNew) {',
    without: 'if (isNew && device.isNew) {',
    ...{
      test: sessionsTest,
      named: 'tells of a new browser by mail, shows both, and logs one out by the other',
    },
  },
  {
    id: 'proof-of-right-shape',
    file: 'apps/server/src/login/proofs/verifyProof.ts',
    code: 'v.minLength(16), ',
    without: '',
    ...{
      test: sessionsTest,
      named:
        'refuses a proof that was used, is of another call, another address, another token, or is old',
    },
  },
]
