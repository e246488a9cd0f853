const codesTest = 'apps/server/src/login/codes/codes.test.ts'
const sessionsTest = 'apps/server/src/login/sessions/sessions.test.ts'

/** What a code, a session or a step-up is good for, and for whom, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'code-five-tries',
    file: 'apps/server/src/login/codes/takeCode.ts',
    code: 'lt(loginCodes.tries, triesMax), ',
    without: '',
    ...{ test: codesTest, named: 'lets none of a thousand guesses through that come at once' },
  },
  {
    id: 'code-compared',
    file: 'apps/server/src/login/codes/takeCode.ts',
    code: 'if (!sameSecret(codeMac(pepper, { purpose, email, jkt, project, account, code }), mac))',
    without: 'if (!mac)',
    ...{ test: codesTest, named: 'lets none of a thousand guesses through that come at once' },
  },
  {
    id: 'code-in-time',
    file: 'apps/server/src/login/codes/takeCode.ts',
    code: ', gt(loginCodes.until, now())',
    without: '',
    ...{
      test: codesTest,
      named: 'takes a code from the requesting browser alone, the latest alone, and in time alone',
    },
  },
  {
    id: 'code-of-this-browser',
    file: 'apps/server/src/login/codes/takeCode.ts',
    code: '    eq(loginCodes.jkt, jkt),\n',
    without: '',
    ...{
      test: codesTest,
      named: 'takes a code from the requesting browser alone, the latest alone, and in time alone',
    },
  },
  {
    id: 'mail-pause',
    file: 'apps/server/src/login/codes/countUse.ts',
    code: '${loginCounts.at} <= ${at - gapMs} and ',
    without: '',
    ...{
      test: codesTest,
      named:
        'mails an address once in 30 s and five times in an hour over all requesters, but for its own browsers',
    },
  },
  {
    id: 'session-of-this-browser',
    file: 'apps/server/src/login/sessions/resumeSession.ts',
    code: '        eq(loginSessions.jkt, jkt),\n',
    without: '',
    ...{ test: sessionsTest, named: 'is of no use to another browser, though it has the token' },
  },
  {
    id: 'session-ends',
    file: 'apps/server/src/login/sessions/resumeSession.ts',
    code: '        gt(loginSessions.until, now()),\n',
    without: '',
    ...{
      test: sessionsTest,
      named: 'ends by logging out, without use, and in the end whatever is done',
    },
  },
  {
    id: 'session-ends-unused',
    file: 'apps/server/src/login/sessions/resumeSession.ts',
    code: '        gt(loginSessions.usedAt, now() - config.sessionIdleDays * dayMs),\n',
    without: '',
    ...{
      test: sessionsTest,
      named: 'ends by logging out, without use, and in the end whatever is done',
    },
  },
  {
    id: 'own-pages-origin',
    file: 'apps/server/src/http/ownPages.ts',
    code: '(origin !== undefined && origin !== url()) ||\n',
    without: '',
    ...{ test: sessionsTest, named: 'answers no page of another origin, whatever it brings' },
  },
  {
    id: 'own-pages-site',
    file: 'apps/server/src/http/ownPages.ts',
    code: "(req.method !== 'GET' && site !== undefined && site !== 'same-origin')",
    without: "site === ''",
    ...{ test: sessionsTest, named: 'answers no page of another origin, whatever it brings' },
  },
  {
    id: 'code-says-what-it-lets-in',
    file: 'apps/server/src/login/codes/codePurposes.ts',
    code: "...(purpose === 'login' ? [codes.means(app)] : []),",
    without: "...(purpose === 'login' && to === '' ? [codes.means(app)] : []),",
    test: 'apps/server/src/login/codes/asking.test.ts',
    named:
      'an account of one app is used at another by a code alone that was mailed for it, and the mail says what that means',
  },
  {
    id: 'older-session-of-one-app',
    file: 'apps/server/src/login/sessions/resumeSession.ts',
    code: 'project: sql`coalesce(${loginSessions.project}, ${project.id})`,',
    without: '',
    test: 'apps/server/src/login/codes/asking.test.ts',
    named: 'a session from before sessions were of an app is of the first that uses it',
  },
]
