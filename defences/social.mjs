const elsewhere = 'apps/server/src/social/begunElsewhere.test.ts'
const asked = 'a round that began elsewhere gets a question, and ends in nothing: '
const answered = 'no script and no other page answers in the user’s place at the '
const otherProject =
  'a page of another project gets to the account after a question that names both, once'
const unlisted =
  'no login succeeds in a project that lists no pages, nor from a page that it does not list'
const returning = 'apps/server/src/social/returning.test.ts'
const pages = 'apps/server/src/social/serveSocial.ts'
const meeting = 'apps/server/src/login/sessions/findOrCreateUser.ts'
const route = 'apps/server/src/login/loginRoute.ts'

/** What stops a social login that an attacker began, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'social-stranger-asked',
    file: 'apps/server/src/social/createSocials.ts',
    code: 'return isKnown && (',
    without: 'return (',
    ...{ test: elsewhere, named: asked },
  },
  {
    id: 'social-known-by-keeper',
    file: meeting,
    code: 'one.jkt === jkt && ',
    without: '',
    ...{ test: elsewhere, named: asked },
  },
  {
    id: 'social-known-per-page',
    file: meeting,
    code: ' && one.origin === origin',
    without: '',
    ...{
      test: elsewhere,
      named:
        'another page of the project gets to the account after a question in the user’s own browser, once',
    },
  },
  {
    id: 'social-known-by-guard',
    file: 'apps/server/src/guard/meetOwner.ts',
    code: '.where(and(isTheirs, eq(guardBrowsers.jkt, jkt)))',
    without: '.where(isTheirs)',
    ...{ test: elsewhere, named: asked },
  },
  {
    id: 'social-known-per-project',
    file: meeting,
    code: 'visits.filter((one) => one.project === project)',
    without: 'visits.filter((one) => one.project !== undefined)',
    ...{ test: elsewhere, named: otherProject },
  },
  {
    id: 'session-per-project',
    file: 'apps/server/src/login/sessions/resumeSession.ts',
    code: 'or(isNull(loginSessions.project), eq(loginSessions.project, project.id)),',
    without: '',
    ...{ test: elsewhere, named: otherProject },
  },
  {
    id: 'social-round-per-project',
    file: 'apps/server/src/social/createTickets.ts',
    code: 'project === undefined ? isNull(socialTickets.project) : eq(socialTickets.project, project)',
    without: 'eq(socialTickets.jkt, jkt)',
    ...{ test: elsewhere, named: otherProject },
  },
  {
    id: 'login-needs-listed-pages',
    file: route,
    code: 'allowedOrigins.length === 0',
    without: 'id === ""',
    ...{ test: elsewhere, named: unlisted },
  },
  {
    id: 'login-from-listed-page',
    file: route,
    code: "typeof origin === 'string' && !allowsOrigin(allowedOrigins, origin)",
    without: "typeof origin === 'string' && allowedOrigins.length === 0",
    ...{ test: elsewhere, named: unlisted },
  },
  {
    id: 'social-answer-own-form',
    file: pages,
    code: 'if (!isOwn) throw',
    without: 'if (isOwn === undefined) throw',
    ...{ test: elsewhere, named: answered },
  },
  {
    id: 'social-answer-ticked',
    file: pages,
    code: "if (isYes && form.get('began') !== 'yes')",
    without: "if (isYes && form.get('began') === null)",
    ...{ test: elsewhere, named: answered },
  },
  {
    id: 'social-number-drawn',
    file: 'apps/server/src/checkNumber/newCheckNumber.ts',
    code: 'randomInt(100, 1_000)',
    without: 'randomInt(471, 472)',
    test: elsewhere,
    named: 'each round has a number of its own at each service, and the same again only by chance',
  },
  {
    id: 'social-logged-out-unknown',
    file: 'apps/server/src/login/users/endBrowsers.ts',
    code: '[loginSessions, loginDevices, loginVisits]',
    without: '[loginSessions, loginDevices]',
    test: elsewhere,
    named: 'a browser that the user logged out is a stranger again',
  },
  {
    id: 'social-unchecked-address',
    file: 'apps/server/src/social/readProviderUser.ts',
    code: 'return { subject: id, userName: name ?? undefined }',
    without:
      'return { subject: id, userName: name ?? undefined, email: (profile as { email: string }).email }',
    test: 'apps/server/src/social/social.test.ts',
    named: 'a user logs in with ',
  },
  {
    id: 'social-round-marked',
    file: pages,
    code: 'mark === null || sameSecret(',
    without: 'mark !== undefined || sameSecret(',
    test: 'apps/server/src/social/sameBrowser.test.ts',
    named:
      'a round whose browser is marked goes on in a window of that browser and in no other: %s',
  },
  {
    id: 'social-mark-after-a-form',
    file: pages,
    code: "if (req.method === 'POST')",
    without: "if (req.method === 'PUT')",
    test: 'apps/server/src/social/sameBrowser.test.ts',
    named:
      'a round whose browser is marked goes on in a window of that browser and in no other: %s',
  },
  {
    id: 'social-unmarked-refused',
    file: 'apps/server/src/login/socialCalls.ts',
    code: 'if (mark === undefined && config.socialSameBrowser) throw unmarked()',
    without: '',
    test: 'apps/server/src/social/sameBrowser.test.ts',
    named: 'where the operator requires it, no round begins in a browser that is not marked',
  },
  {
    id: 'social-mark-read-back',
    file: 'apps/wallet/src/login/markRounds.ts',
    code: 'readMark(jar) === mark ? mark : undefined',
    without: 'mark',
    test: 'apps/wallet/src/login/markRounds.test.ts',
    named: 'a frame of another site says of no mark, and other calls neither',
  },
  {
    id: 'step-up-without-opener',
    file: 'apps/wallet/src/pages/parts/openProviderWindow.ts',
    code: 'opened.opener = null',
    without: '',
    test: 'apps/wallet/src/pages/parts/openProviderWindow.test.ts',
    named: 'the window of a provider cannot send the wallet elsewhere',
  },
  {
    id: 'step-up-to-web-addresses',
    file: 'apps/wallet/src/pages/parts/openProviderWindow.ts',
    code: "if (!['https:', 'http:'].includes(new URL(uri).protocol)) throw new Error('No web address')",
    without: '',
    test: 'apps/wallet/src/pages/parts/openProviderWindow.test.ts',
    named: 'nothing that a service names runs in the window of a provider: %s',
  },
  {
    id: 'return-to-asking-page',
    file: 'apps/server/src/login/socialCalls.ts',
    code: 'if (!isPageOf(new URL(returnTo), origin))',
    without: 'if (!isPageOf(new URL(returnTo), new URL(returnTo).origin))',
    test: returning,
    named: 'leads only to the requesting page, of a project that lists its pages',
  },
  {
    id: 'return-to-left-page',
    file: 'apps/server/src/social/createTickets.ts',
    code: 'returnTo !== null || !isPageOf(page, origin)',
    without: 'returnTo !== null || origin === ""',
    test: returning,
    named:
      'a page that was left by a client that says so behind the state is come back to, and no other',
  },
  {
    id: 'return-from-guard-to-keeper',
    file: 'apps/server/src/guard/guardCalls.ts',
    code: '!isPageOf(url, walletUrl) || ',
    without: '',
    test: returning,
    named: 'leads from the guard to the keeper alone, and from there by a round that is known',
  },
  {
    id: 'return-without-credentials',
    file: 'apps/server/src/social/isPageOf.ts',
    code: "own === origin && username === '' && password === ''",
    without: 'own === origin && username === username && password === password',
    test: returning,
    named: 'leads only to the requesting page, of a project that lists its pages',
  },
]
