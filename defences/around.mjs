const trade = 'apps/server/src/pages/events/trade.test.ts'
const events = 'apps/server/src/pages/events/events.test.ts'
const images = 'scripts/images.test.mjs'
const digests = 'scripts/digests/differing.test.mjs'
const eachFile =
  'each file of a running wallet is compared, and of its page all but the data of the project'
const letsIn = 'lets in with the token, from its own form, and counts attempts'

/** What is around wallet and keys (the operator's page, what is built and checked), each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'events-signed-in',
    file: 'apps/server/src/pages/events/enterPage.ts',
    code: 'if (!(await isOperator(context, services))) return context.html(signInPage(speech), 401)',
    without: '',
    ...{ test: events, named: 'shows and exports nothing without a sign-in' },
  },
  {
    id: 'events-exported-signed-in',
    file: 'apps/server/src/pages/events/events.ts',
    code: 'if (!(await isOperator(context, services)))\n      throw',
    without: "if (config.adminToken === '')\n      throw",
    ...{ test: events, named: 'shows and exports nothing without a sign-in' },
  },
  {
    id: 'trade-of-one-project',
    file: 'apps/server/src/services/trade/createTradeReader.ts',
    code: '    eq(orders.project, projectId),\n',
    without: '',
    ...{ test: trade, named: 'shows nothing without a sign-in, and nothing of another project' },
  },
  {
    id: 'events-off-without-token',
    file: 'apps/server/src/pages/events/events.ts',
    code: "    if (config.adminToken === '') return context.html(switchedOffPage(speech), 404)\n    checkOwnPage",
    without: '    checkOwnPage',
    ...{
      test: events,
      named: 'is off without a token, and then an empty one does not sign in',
    },
  },
  {
    id: 'events-token-compared',
    file: 'apps/server/src/pages/events/events.ts',
    code: "!sameSecret(form.get('token') ?? '', config.adminToken)",
    without: "!sameSecret(config.adminToken, config.adminToken) && form.has('token')",
    ...{ test: events, named: letsIn },
  },
  {
    id: 'events-attempts-counted',
    file: 'apps/server/src/pages/events/events.ts',
    code: '    await limit(services, `sign in ${clientAddress(context, config.proxies)}`, attemptsPerMinute)\n',
    without: '    void [limit, clientAddress, attemptsPerMinute]\n',
    ...{ test: events, named: letsIn },
  },
  {
    id: 'events-own-form',
    file: 'apps/server/src/pages/events/events.ts',
    code: "if (!own) throw new HttpError(403, 'origin_not_allowed', 'This form is of another site.')",
    without: 'void own',
    ...{ test: events, named: letsIn },
  },
  {
    id: 'events-cookie-of-no-script',
    file: 'apps/server/src/pages/events/events.ts',
    code: "httpOnly: true, sameSite: 'Strict'",
    without: 'httpOnly: false',
    ...{ test: events, named: letsIn },
  },
  {
    id: 'events-session-of-this-token',
    file: 'apps/server/src/operators/createSessions.ts',
    code: "createHmac('sha256', token)",
    without: "createHmac('sha256', token.slice(0, 0))",
    ...{ test: events, named: 'lets in at every process, and at none once the token is another' },
  },
  {
    id: 'events-session-ends',
    file: 'apps/server/src/operators/createSessions.ts',
    code: 'and(eq(sessions.hash, hash(secret)), gt(sessions.until, now()))',
    without: 'and(eq(sessions.hash, hash(secret)), gt(sessions.until, 0))',
    ...{ test: events, named: 'lets out at once, and by itself after 8 hours' },
  },
  {
    id: 'image-by-whole-digest',
    file: 'scripts/images/imagesOf.mjs',
    code: 'sha256:[0-9a-f]{64}',
    without: 'sha256:[0-9a-f]+',
    ...{ test: images, named: 'finds the images that are named by a tag alone' },
  },
  {
    id: 'image-pinned-anew',
    file: 'scripts/images/imagesOf.mjs',
    code: '`${before}${name}@${digest}`',
    without: 'whole',
    ...{ test: images, named: 'writes digests beside tags, in the place of older ones' },
  },
  {
    id: 'digest-compared',
    file: 'scripts/digests/differing.mjs',
    code: "digestOf(name === 'index.html' ? withoutData(bytes) : bytes) !== digest",
    without: 'digestOf(withoutData(bytes)).length !== digest.length',
    ...{ test: digests, named: eachFile },
  },
  {
    id: 'digest-but-for-data-alone',
    file: 'scripts/digests/differing.mjs',
    code: 'content=")[^"]*(" \\/>)/',
    without: 'content=").*(" \\/>)/',
    ...{ test: digests, named: eachFile },
  },
  {
    id: 'patterns-tried-long',
    file: 'scripts/patterns/hostileTo.mjs',
    code: 'if (isSlow(pattern, text)) return text',
    without: 'if (!pattern) return text',
    test: 'scripts/patterns.test.mjs',
    named: 'finds that %s can be kept busy',
  },
]
