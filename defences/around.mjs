const events = 'apps/server/src/pages/events/events.test.ts'
const discover = 'packages/adapters/src/evm/wallets/discover.test.ts'
const listed = 'packages/core/src/wallets/wallets.test.ts'
const clean = 'scripts/directory/clean.test.mjs'
const images = 'scripts/images.test.mjs'
const digests = 'scripts/digests/differing.test.mjs'
const eachFile =
  'each file of a running wallet is compared, and of its page all but the data of the project'
const letsIn = 'lets in with the token, from its own form, and counts attempts'
const nothingElse = 'a picture with anything else in it is refused: %.60s'

/** What is around wallet and keys (the operator's page, the lists of wallets, what is built and checked), each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'events-signed-in',
    file: 'apps/server/src/pages/events/events.ts',
    code: 'if (!(await signedIn(context))) return context.html(signInPage(), 401)',
    without: '',
    ...{ test: events, named: 'shows and exports nothing to who is not signed in' },
  },
  {
    id: 'events-exported-signed-in',
    file: 'apps/server/src/pages/events/events.ts',
    code: "config.adminToken === '' || !(await signedIn(context))",
    without: "config.adminToken === ''",
    ...{ test: events, named: 'shows and exports nothing to who is not signed in' },
  },
  {
    id: 'events-off-without-token',
    file: 'apps/server/src/pages/events/events.ts',
    code: "    if (config.adminToken === '') return context.html(switchedOffPage(), 404)\n    checkOwnPage",
    without: '    checkOwnPage',
    ...{
      test: events,
      named: 'is off without a token, and then nobody signs in with an empty one',
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
    file: 'apps/server/src/pages/createSessions.ts',
    code: "createHmac('sha256', token)",
    without: "createHmac('sha256', token.slice(0, 0))",
    ...{ test: events, named: 'lets in at every process, and nobody once the token is another' },
  },
  {
    id: 'events-session-ends',
    file: 'apps/server/src/pages/createSessions.ts',
    code: 'and(eq(sessions.hash, hash(secret)), gt(sessions.until, now()))',
    without: 'and(eq(sessions.hash, hash(secret)), gt(sessions.until, 0))',
    ...{ test: events, named: 'lets out at once, and by itself after 8 hours' },
  },
  {
    id: 'icon-of-data-alone',
    file: 'packages/adapters/src/evm/wallets/readImage.ts',
    code: '/^data:image\\/(png|jpeg|webp|gif|avif|svg\\+xml)[;,]/i.test(url)',
    without: '/^\\w+:/i.test(url)',
    ...{ test: discover, named: 'of the picture %.40s comes %.40s' },
  },
  {
    id: 'icon-so-long',
    file: 'packages/adapters/src/evm/wallets/readImage.ts',
    code: ' || value.length > lengthMax',
    without: '',
    ...{ test: discover, named: 'of the picture %.40s comes %.40s' },
  },
  {
    id: 'disputed-joins-nobody',
    file: 'packages/core/src/wallets/installed.ts',
    code: 'disputed || isAnother ?',
    without: 'isAnother && !disputed ?',
    ...{
      test: listed,
      named: 'join one wallet’s families, but never two wallets that claim to be one',
    },
  },
  {
    id: 'namesake-joins-nobody',
    file: 'packages/core/src/wallets/installed.ts',
    code: 'disputed || isAnother ?',
    without: 'disputed ?',
    ...{ test: listed, named: 'never join two wallets of one family, whatever they are called' },
  },
  {
    id: 'directory-pages-of-the-web',
    file: 'scripts/directory/cleanUrl.mjs',
    code: 'url.username || url.password || url.port || !isPublicHost(url.hostname)',
    without: 'url.username',
    ...{ test: clean, named: '%s is not a page' },
  },
  {
    id: 'directory-links-of-apps',
    file: 'scripts/directory/cleanUrl.mjs',
    code: 'if (reserved.has(scheme.toLowerCase()) || scheme.length < 2 || /^(ms|x|web)[-+]/i.test(scheme))\n    return undefined\n',
    without: '',
    ...{ test: clean, named: '%s is not the link of an app' },
  },
  {
    id: 'directory-pictures-of-shapes',
    file: 'scripts/directory/cleanSvg.mjs',
    code: 'elements.has(name)) return undefined',
    without: 'name) return undefined',
    ...{ test: clean, named: nothingElse },
  },
  {
    id: 'directory-pictures-load-nothing',
    file: 'scripts/directory/cleanSvg.mjs',
    code: 'return !/url/i.test(value) || /^url\\(#[\\w-]+\\)$/.test(value)',
    without: 'return true',
    ...{ test: clean, named: nothingElse },
  },
  {
    id: 'directory-names-are-seen',
    file: 'scripts/directory/cleanText.mjs',
    code: "    .replaceAll(/[\\p{C}\\p{Zl}\\p{Zp}]/gu, '')\n",
    without: '',
    ...{ test: clean, named: 'names stay on one line, read in one direction, and fit' },
  },
  {
    id: 'directory-imitations-get-no-place',
    file: 'scripts/directory/merge.mjs',
    code: '    if (marks.some((mark) => seen.has(mark))) continue\n',
    without: '',
    ...{
      test: clean,
      named: 'an imitation of a wallet that stands before it gets neither its place nor its links',
    },
  },
  {
    id: 'directory-imitations-get-no-links',
    file: 'scripts/directory/merge.mjs',
    code: 'seen.has(mark) && seen.get(mark) !== wallet.id',
    without: 'seen.has(mark) && false',
    ...{
      test: clean,
      named: 'an imitation of a wallet that stands before it gets neither its place nor its links',
    },
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
