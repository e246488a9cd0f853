const guard = 'apps/server/src/guard/guard.test.ts'
const movesTest = 'apps/server/src/login/users/moves.test.ts'
const usersTest = 'apps/server/src/login/users/users.test.ts'
const alike = 'apps/server/src/login/codes/alike.test.ts'
const hostileLogin = 'apps/server/src/hostile/login.test.ts'
const bundler = 'apps/server/src/bundler/bundler.test.ts'
const farcaster = 'apps/server/src/social/farcaster/farcaster.test.ts'
const askedLetIn = 'lets in the requesting browser, and no other, once its owner pressed the button'
const spends = 'pays for no more than an account, a project and all may spend in a day'
const bothBelieve =
  'keeper and guard believe the same signed message, each by itself, for the requesting browser'

/** What keeper, guard and bundler do for entitled callers alone, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'mail-for-whoever-asks',
    file: 'apps/server/src/login/codes/mailCode.ts',
    code: '  await db.with(kept).insert(loginMails).values(mail.row)\n',
    without:
      '  const known = await db.select().from(loginAccounts).where(eq(loginAccounts.subject, email))\n  if (known.length > 0) await db.with(kept).insert(loginMails).values(mail.row)\n',
    test: alike,
    named: 'does the same work for a known address as for an unknown one',
  },
  {
    id: 'taken-after-its-code',
    file: 'apps/server/src/login/users/changeEmail.ts',
    code: "  if (email === old)\n    throw new HttpError(400, 'email_same'",
    without:
      "  const held = await keeper.db.select().from(loginAccounts).where(eq(loginAccounts.subject, email))\n  if (held.length > 0)\n    throw new HttpError(409, 'email_taken'",
    test: usersTest,
    named: 'says that an address is taken only to a reader of its mail',
  },
  {
    id: 'address-changed-in-one-step',
    file: 'apps/server/src/login/users/changeEmail.ts',
    code: '    await spend(inside)\n    await write(inside, account.id',
    without: '    await spend(db)\n    await write(db, account.id',
    test: usersTest,
    named: 'leaves one address and a code that still holds when it is cut off between',
  },
  {
    id: 'link-asks-for-a-press',
    file: 'apps/server/src/guard/mailPages.ts',
    code: "    const request = await findMailRequest(guard, context.req.param('secret'))\n",
    without:
      "    const request = await findMailRequest(guard, context.req.param('secret'))\n    await answerEntryRequest(guard, context.req.param('secret'), true, speak())\n",
    ...{ test: guard, named: askedLetIn },
  },
  {
    id: 'link-answered-by-its-own-page',
    file: 'apps/server/src/guard/mailPages.ts',
    code: '    checkOwnPage(context, guard.url())\n',
    without: '    void checkOwnPage\n',
    ...{ test: guard, named: askedLetIn },
  },
  {
    id: 'link-counts-once',
    file: 'apps/server/src/guard/entry/answerEntryRequest.ts',
    code: 'await inside.delete(guardAsks).where(isOpen(secret, now())).returning()',
    without: 'await inside.select().from(guardAsks).where(isOpen(secret, now()))',
    ...{ test: guard, named: askedLetIn },
  },
  {
    id: 'link-lets-in-who-asked',
    file: 'apps/server/src/guard/findWallet.ts',
    code: 'eq(guardBrowsers.jkt, jkt),',
    without: '',
    ...{ test: guard, named: askedLetIn },
  },
  {
    id: 'link-ten-minutes',
    file: 'apps/server/src/guard/entry/answerEntryRequest.ts',
    code: 'and(eq(guardAsks.hash, hashOf(secret)), gt(guardAsks.until, now))',
    without: 'and(eq(guardAsks.hash, hashOf(secret)), gt(guardAsks.until, now * 0))',
    ...{ test: guard, named: 'a link is good for ten minutes, and a newer one takes its place' },
  },
  {
    id: 'notices-where-proved',
    file: 'apps/server/src/guard/shares/depositShare.ts',
    code: 'isMail ? named : { ...named, email: known.email }',
    without: 'named',
    ...{
      test: 'apps/server/src/social/social.test.ts',
      named:
        'after a sign-up that was cut off, the guard mails its notices where the provider says, and not where the caller does',
    },
  },
  {
    id: 'change-names-new-address',
    file: 'apps/server/src/login/users/changeEmail.ts',
    code: '{ ...wish, next: email }',
    without: 'wish',
    ...{
      test: usersTest,
      named:
        'the old address is told which one is to take its place, and where a user who did not want that still gets in',
    },
  },
  {
    id: 'change-taken-back-by-older',
    file: 'apps/server/src/login/sessions/leftAddresses.ts',
    code: 'const isOlder = and(eq(table.account, account.id), lte(table.since, since))',
    without:
      'const isOlder = and(eq(table.account, account.id), lte(table.account, table.account))',
    ...{
      test: movesTest,
      named:
        'who reads the old mailbox takes nothing back in a newer browser, nor the address, until the seven days are over',
    },
  },
  {
    id: 'change-taken-back-with-code',
    file: 'apps/server/src/login/serveLogin.ts',
    code: '    if (left) await takeBack(keeper, caller, left, origin)\n',
    without: '    void [left, takeBack]\n',
    ...{
      test: movesTest,
      named:
        'the owner takes a change of address back by a login with the old one, in a browser that is older than that of the change, once',
    },
  },
  {
    id: 'change-taken-back-ends-all',
    file: 'apps/server/src/login/users/takeBack.ts',
    code: "    await endBrowsers(inside, account, (column) => ne(column, ''))\n",
    without: '    void [endBrowsers, ne]\n',
    ...{
      test: movesTest,
      named:
        'the owner takes a change of address back by a login with the old one, in a browser that is older than that of the change, once',
    },
  },
  {
    id: 'change-taken-back-with-later',
    file: 'apps/server/src/login/users/takeBack.ts',
    code: 'and(eq(loginMoves.account, account), gte(loginMoves.at, at))',
    without: 'gte(loginMoves.at, account.length > 0 ? at : 0)',
    ...{
      test: movesTest,
      named:
        'who changed the address takes that back in the same browser, and an earlier change after it',
    },
  },
  {
    id: 'change-taken-back-ends-codes',
    file: 'apps/server/src/login/users/takeBack.ts',
    code: '    await inside.delete(loginCodes).where(eq(loginCodes.account, account))\n',
    without: '    void loginCodes\n',
    ...{
      test: movesTest,
      named:
        'what a thief had begun before a change was taken back is over, also for a later login',
    },
  },
  {
    id: 'change-taken-back-forgets-browsers',
    file: 'apps/server/src/login/users/takeBack.ts',
    code: '    await inside.delete(loginFormerDevices).where(eq(loginFormerDevices.account, account))\n',
    without: '    void loginFormerDevices\n',
    ...{
      test: movesTest,
      named: 'a thief who was logged out once is no older than an owner who took a change back',
    },
  },
  {
    id: 'change-first-log-out-counts',
    file: 'apps/server/src/login/sessions/leftAddresses.ts',
    code: '      .values({ account: account.id, jkt, since, until })\n      .onConflictDoNothing()',
    without:
      '      .values({ account: account.id, jkt, since, until })\n      .onConflictDoUpdate({ target: [loginFormerDevices.account, loginFormerDevices.jkt], set: { since } })',
    ...{
      test: movesTest,
      named:
        'a thief who logs the owner out by one browser after another locks no owner out, however late the owner comes',
    },
  },
  {
    id: 'change-logged-out-first',
    file: 'apps/server/src/login/users/logOut.ts',
    code: '  await noteOlder(keeper, db, session, isMeant)\n',
    without: '  void [noteOlder, keeper]\n',
    ...{
      test: movesTest,
      named:
        'a thief who logs the owner out first, and moves the address twice, locks no owner out',
    },
  },
  {
    id: 'change-first-since',
    file: 'apps/server/src/login/sessions/leftAddresses.ts',
    code: 'return Math.min(deviceSince, ...former.map((one) => one.since))',
    without: 'return former.length < 0 ? 0 : deviceSince',
    ...{
      test: movesTest,
      named: 'a thief who logged the owner out once is no older than the owner who came back',
    },
  },
  {
    id: 'change-code-for-owner',
    file: 'apps/server/src/login/codes/mailCode.ts',
    code: 'if (!takesBack && !(await isOwn(keeper, jkt, email))) throw refusal',
    without: 'if (!(await isOwn(keeper, jkt, email))) throw refusal',
    ...{
      test: movesTest,
      named: 'strangers who use up the codes of the old address keep no owner from taking it back',
    },
  },
  {
    id: 'left-address-kept',
    file: 'apps/server/src/login/users/takeBack.ts',
    code: 'if (!browsers.includes(jkt))',
    without: 'if (browsers.length < 0)',
    ...{
      test: movesTest,
      named:
        'who reads the old mailbox takes nothing back in a newer browser, nor the address, until the seven days are over',
    },
  },
  {
    id: 'left-address-not-taken',
    file: 'apps/server/src/login/users/changeEmail.ts',
    code: ' && left.account !== account.id) throw emailTaken()',
    without: " && left.account === '') throw emailTaken()",
    ...{
      test: movesTest,
      named:
        'who reads the old mailbox takes nothing back in a newer browser, nor the address, until the seven days are over',
    },
  },
  {
    id: 'change-waits-a-day',
    file: 'apps/server/src/login/users/stepUp.ts',
    code: '  await checkNoticed(keeper, caller.session)\n',
    without: '  void checkNoticed\n',
    ...{
      test: movesTest,
      named:
        'within a day after a change of address nothing is stepped up, also by what was begun before',
    },
  },
  {
    id: 'change-ends-step-ups',
    file: 'apps/server/src/login/users/changeEmail.ts',
    code: '.set({ steppingFor: null, steppedFor: null, steppedUntil: null })',
    without: '.set({ steppingFor: null })',
    ...{
      test: movesTest,
      named:
        'within a day after a change of address nothing is stepped up, also by what was begun before',
    },
  },
  {
    id: 'change-by-both-addresses',
    file: 'apps/server/src/guard/email/answerChange.ts',
    code: 'if (left.oldHash !== null || left.newHash !== null) {',
    without: 'if (left.oldHash !== null && left.newHash !== null) {',
    ...{ test: guard, named: 'the address changes once the old one and the new one said yes' },
  },
  {
    id: 'social-asks-removed-page',
    file: 'apps/server/src/login/socialCalls.ts',
    code: '    if (wasRemoved) await forgetPage(keeper.db, asker)\n',
    without: '',
    test: 'apps/server/src/social/begunElsewhere.test.ts',
    named:
      'a page that the user removed gets to the account after a question again, and the others without',
  },
  {
    id: 'social-removed-since',
    file: 'apps/wallet/src/handlers/connectSocial.ts',
    code: 'removal !== (await user.removal())',
    without: 'removal === null',
    test: 'apps/wallet/src/handlers/consent.test.ts',
    named:
      'a page that the user removed is named so to the keeper when it begins a social login, until it is let in again',
  },
  {
    id: 'step-up-asks-provider',
    file: 'apps/server/src/social/authorizeUrl.ts',
    code: '...(again && interaction),',
    without: '',
    test: 'apps/server/src/social/begunElsewhere.test.ts',
    named:
      'a step-up is by a round in which the user was asked, also where the provider or this browser knows them',
  },
  {
    id: 'step-up-asked-here',
    file: 'apps/server/src/social/createSocials.ts',
    code: 'isKnown && (!again || authenticatedAt >= at - clockMs)',
    without: 'isKnown',
    test: 'apps/server/src/social/begunElsewhere.test.ts',
    named:
      'where a provider does not say when the user authenticated, a step-up is asked about on a page of the keeper',
  },
  {
    id: 'address-ends-other-sessions',
    file: 'apps/server/src/login/users/changeEmail.ts',
    code: '    await endOthers(keeper, inside, session, project)\n',
    without: '',
    test: 'apps/server/src/login/users/users.test.ts',
    named: 'a changed address ends the sessions of every other browser, whoever has them',
  },
  {
    id: 'address-sends-others-away',
    file: 'apps/wallet/src/login/createGuardEmail.ts',
    code: 'leaving.sendAway(id)',
    without: 'leaving.sendAway(id, id)',
    test: 'apps/wallet/src/handlers/email.test.ts',
    named:
      'a changed address has the guard send every other browser away, also when it hears of it later',
  },
  {
    id: 'others-sent-away-once',
    file: 'apps/wallet/src/login/createGuardEmail.ts',
    code: 'if (isAlone) return change\n',
    without: 'void isAlone\n',
    test: 'apps/wallet/src/handlers/email.test.ts',
    named:
      'a page that is closed as soon as the keeper has the new address leaves it to the next entry',
  },
  {
    id: 'no-refuses-for-an-hour',
    file: 'apps/server/src/guard/entry/requestEntry.ts',
    code: "  if ((wallet.blockedUntil ?? 0) > now()) return { state: 'refused', by }\n",
    without: '  void now\n',
    ...{
      test: guard,
      named: '“This was not me” refuses new browsers for an hour, and none that is let in',
    },
  },
  {
    id: 'let-in-so-many-an-hour',
    file: 'apps/server/src/guard/letIn.ts',
    code: "  await throttle({ db, now }, [{ key: 'recoveries', most, withinMs: hourMs }])\n",
    without: '  void [throttle, most, hourMs]\n',
    ...{ test: guard, named: 'an attacker in the server does not get all wallets at once' },
  },
  {
    id: 'guard-seals-its-shares',
    file: 'apps/server/src/guard/shares/depositShare.ts',
    code: "await sealShare(guard.envelope, body.share, { wallet, set, kind: 'guard' })",
    without: 'body.share',
    ...{
      test: guard,
      named: 'its database holds no share that can be read, and a line for each deed',
    },
  },
  {
    id: 'guard-seals-for-its-wallet',
    file: 'apps/server/src/envelope/aesGcm.ts',
    code: 'return Buffer.from(JSON.stringify(parts))',
    without: 'return Buffer.from(String(parts.length))',
    ...{
      test: guard,
      named: 'its database holds no share that can be read, and a line for each deed',
    },
  },
  {
    id: 'calls-by-their-schema',
    file: 'apps/server/src/http/parseInput.ts',
    code: 'if (result.success) return result.output',
    without: 'if (result.success || part) return (result.output ?? value) as never',
    test: hostileLogin,
    named: 'answers whatever is wrong with a login call by a refusal, and keeps nothing of it',
  },
  {
    id: 'one-limit-for-each-operation',
    file: 'apps/server/src/bundler/paymaster/createBudget.ts',
    code: 'if (wei > limit) throw new BudgetSpentError(scope)',
    without: 'void limit',
    ...{ test: bundler, named: spends },
  },
  {
    id: 'limits-counted-in-one-statement',
    file: 'apps/server/src/bundler/paymaster/createBudget.ts',
    code: '        setWhere: sql`${sum} <= ${String(limit)}::numeric`,\n',
    without: '',
    ...{ test: bundler, named: spends },
  },
  {
    id: 'farcaster-believed-by-each',
    file: 'apps/server/src/social/farcaster/createVerifier.ts',
    code: 'if (!answer.isError) return identityOf(answer.fid)',
    without: 'return identityOf(Number(/fid\\/(\\d+)/.exec(message)?.[1] ?? answer.fid))',
    ...{ test: farcaster, named: bothBelieve },
  },
  {
    id: 'farcaster-for-this-browser',
    file: 'apps/server/src/social/nonceOf.ts',
    code: '`farcaster ${jkt} ${secretHash}`',
    without: '`farcaster ${secretHash}`',
    ...{ test: farcaster, named: bothBelieve },
  },
  {
    id: 'events-of-listed-pages',
    file: 'apps/server/src/http/quickCall.ts',
    code: 'if (origin !== undefined && !allowsOrigin(project.allowedOrigins, origin)) return undefined',
    without: '',
    test: 'apps/server/src/createQuick.test.ts',
    named: 'takes what is ordinary, and answers, notes and refuses as the routes do',
  },
  {
    id: 'origins-of-unnamed',
    file: 'apps/server/src/http/admitUnnamed.ts',
    code: 'if (!project) throw refuseOrigin()',
    without: 'if (!project) return undefined',
    test: 'apps/server/src/routes/registerNames.test.ts',
    named:
      'a page that names no project registers for the one that lists it, a program for none, and a page that none lists is refused',
  },
  {
    id: 'events-room-of-a-day',
    file: 'apps/server/src/events/keepEvent.ts',
    code: '  eventRoom.take({',
    without: '  void ({',
    test: 'apps/server/src/createApp.test.ts',
    named: 'keeps so many bytes of events in a day, of an address and of a project',
  },
  {
    id: 'events-short',
    file: 'packages/protocol/src/api/events.ts',
    code: '    if (size > room) return false\n',
    without: '',
    test: 'packages/protocol/src/api/requests.test.ts',
    named: 'have room for so much, and what goes beyond is left out',
  },
  {
    id: 'nft-facts-room',
    file: 'apps/server/src/services/nfts/createNftBook.ts',
    code: 'where total > ${keptBytesMax}',
    without: 'where total < 0',
    test: 'apps/server/src/services/nfts/nftBook.test.ts',
    named: 'keeps what was read last, as far as it has room',
  },
]
