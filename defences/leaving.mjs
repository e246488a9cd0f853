const guard = 'apps/server/src/guard/leaving.test.ts'
const sessions = 'apps/server/src/login/sessions/sessions.test.ts'
const frame = 'apps/wallet/src/handlers/signOut.test.ts'
const leaving = 'apps/wallet/src/login/createPendingLogouts.ts'
const out = 'logging out while '

/** What ends with a log-out, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'left-browser-reads-nothing',
    file: 'apps/server/src/guard/findWallet.ts',
    code: 'isNull(guardBrowsers.leftAt),',
    without: '',
    test: guard,
    named:
      'a browser that was logged out reads no share and changes none, until its user lets it in again',
  },
  {
    id: 'left-browser-asked-nothing',
    file: 'apps/server/src/guard/leave.ts',
    code: 'await inside.delete(guardAsks).where(eq(guardAsks.jkt, jkt))',
    without: '',
    test: guard,
    named: 'requests and proofs from before a log-out let the browser in nowhere',
  },
  {
    id: 'left-browser-proved-nothing',
    file: 'apps/server/src/guard/leave.ts',
    code: 'await inside.delete(guardProvings).where(eq(guardProvings.jkt, jkt))',
    without: '',
    test: guard,
    named: 'requests and proofs from before a log-out let the browser in nowhere',
  },
  {
    id: 'sent-away-by-own-browser',
    file: 'apps/server/src/guard/leave.ts',
    code: 'await openWallet(db, wallet, by)',
    without: 'void openWallet',
    test: guard,
    named: 'only a browser of the wallet logs another out, which is a stranger from then on',
  },
  {
    id: 'sent-away-moves-no-address',
    file: 'apps/server/src/guard/leave.ts',
    code: '.where(and(eq(guardChanges.wallet, wallet), isMeant(guardChanges.jkt)))',
    without: ".where(eq(guardChanges.wallet, ''))",
    test: guard,
    named:
      'a new address that a browser wished for is not asked at any more once that browser was sent away',
  },
  {
    id: 'sent-away-of-this-wallet',
    file: 'apps/server/src/guard/leave.ts',
    code: '.where(and(eq(guardAsks.wallet, wallet), isMeant(guardAsks.jkt)))',
    without: '.where(isMeant(guardAsks.jkt))',
    test: guard,
    named:
      'a browser of the wallet sends all others away at once, with what they asked, and no stranger does',
  },
  {
    id: 'moved-ends-old-requests',
    file: 'apps/server/src/guard/email/answerChange.ts',
    code: '  await db.delete(guardAsks).where(eq(guardAsks.wallet, wallet))\n',
    without: '  void guardAsks\n',
    test: guard,
    named:
      'who reads the old mailbox lets no browser in by what was mailed there, once the wallet has the new address',
  },
  {
    id: 'moved-ends-let-in-since',
    file: 'apps/server/src/guard/email/answerChange.ts',
    code: '  await db.delete(guardBrowsers).where(and(eq(guardBrowsers.wallet, wallet), isSince))\n',
    without: '  void [guardBrowsers, isSince]\n',
    test: guard,
    named:
      'who reads the old mailbox lets no browser in by what was mailed there, once the wallet has the new address',
  },
  {
    id: 'ended-browser-ends-no-other',
    file: 'apps/server/src/login/sessions/holdSession.ts',
    code: 'if (live.length === 0) throw sessionUnknown()',
    without: 'void [live, sessionUnknown]',
    test: sessions,
    named:
      'of two browsers that end each other at the same time one stays, and the other is told that it is logged out',
  },
  {
    id: 'guard-hears-with-keeper',
    file: 'apps/wallet/src/pages/LogPage.tsx',
    code: 'const [gone] = await Promise.all([sendAway(key), atKeeper()])',
    without: 'const gone = await atKeeper().then(() => sendAway(key))',
    test: 'apps/wallet/src/pages/pages.browser.test.ts',
    named: 'has the guard send %s away though the page is closed before the keeper has answered',
  },
  {
    id: 'forgotten-by-keys-on-record',
    file: 'apps/server/src/guard/shares/forgetShares.ts',
    code: 'if (known.eip155 === null) await openWallet(inside, wallet, jkt)',
    without: '',
    test: guard,
    named:
      'of a wallet without keys on record, a browser that is not let in has no share forgotten',
  },
  {
    id: 'log-out-ends-earlier-tokens',
    file: 'apps/server/src/login/serveLogin.ts',
    code: 'await inside.delete(loginSessions).where(isTheirs)',
    without:
      'await inside.delete(loginSessions).where(and(isTheirs, eq(loginSessions.hash, session.hash)))',
    test: 'apps/server/src/login/sessions/sessions.test.ts',
    named:
      'ends with all that this browser had in the project, also by the rest of a token, and by no other browser',
  },
  {
    id: 'log-out-tells-guard',
    file: leaving,
    code: 'if (calls().guard) await store.write(`${atGuard}itself`, true)',
    without: '',
    test: frame,
    named:
      'logging out ends what this browser may read at the guard, with the last page that knew of it',
  },
  {
    id: 'log-out-kept-until-heard',
    file: leaving,
    code: 'if (isLater(error)) throw error\n        return error',
    without: 'return error',
    test: frame,
    named: out,
  },
  {
    id: 'log-out-keeps-no-token',
    file: leaving,
    code: 'await store.write(atKeeper + (await hashText(session)), true)',
    without: 'await store.write(atKeeper + (await hashText(session)), session)',
    test: frame,
    named: out,
  },
  {
    id: 'guard-hears-log-out-first',
    file: leaving,
    code: 'await reportToGuard(options?.signal)',
    without: 'void options',
    test: frame,
    named: 'what the guard still has to learn it gets before any other call',
  },
  {
    id: 'next-person-ends-the-one-before',
    file: 'apps/wallet/src/login/createUser.ts',
    code: 'before && before.holder !== now.holder',
    without: 'before && before.holder === ""',
    test: frame,
    named: 'another user who logs in takes the place of the one before at the guard, too',
  },
]
