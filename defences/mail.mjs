/** What keeps mails and their codes true, each with the code that a script takes away and the test that has to notice. */
const asking = 'apps/server/src/login/codes/asking.test.ts'
const mailer = 'apps/server/src/mail/createMailer.test.ts'
const usersTest = 'apps/server/src/login/users/users.test.ts'
const nowhereElse =
  'a code opens a session in the browser, the app and the page that requested it, and nowhere else'
const freshLogin = 'an account without an address gets one only after a fresh login to it'

export const defences = [
  {
    id: 'mail-names-listed-pages',
    file: 'apps/server/src/login/codes/appOf.ts',
    code: 'const named = [allowing, ...others].slice(0, namedMax)',
    without: 'const named = [origin, ...others].slice(0, namedMax)',
    test: asking,
    named: 'a mail names the app and the pages that it lists, and never a claim of the requester',
  },
  {
    id: 'mail-english-below',
    file: 'apps/server/src/mail/writeMail.ts',
    code: '...words, english: { subject, text } }',
    without: '...words }',
    ...{
      test: 'apps/server/src/texts/pseudo.test.ts',
      named: 'no English is left in a mail, and below it stands the whole mail in English',
    },
  },
  {
    id: 'mail-one-line',
    file: 'apps/server/src/login/codes/appOf.ts',
    code: "    .replace(/[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]/gu, ' ')\n",
    without: '',
    ...{
      test: asking,
      named: 'says of an app what stands in one line, and of many pages only some',
    },
  },
  {
    id: 'mail-number',
    file: 'apps/server/src/login/codes/mailCode.ts',
    code: 'return { number }',
    without: "return { number: '100' }",
    test: asking,
    named: 'the requesting page and the mail show the same number, for every purpose of a code',
  },
  {
    id: 'code-of-this-page',
    file: 'apps/server/src/login/serveLogin.ts',
    code: 'if (body.origin !== undefined && body.origin !== about) throw codeExpired()',
    without: '',
    ...{ test: asking, named: nowhereElse },
  },
  {
    id: 'code-of-this-app',
    file: 'apps/server/src/login/codes/codeMac.ts',
    code: "[purpose, email, jkt, project, account ?? '', code]",
    without: "[purpose, email, jkt, account ?? '', code]",
    ...{ test: asking, named: nowhereElse },
  },
  {
    id: 'first-address-by-own-login',
    file: 'apps/server/src/login/users/changeEmail.ts',
    code: "checkStepUp(keeper, caller.session, 'email')",
    without: '',
    ...{ test: usersTest, named: freshLogin },
  },
  {
    id: 'first-address-proved-to-the-end',
    file: 'apps/server/src/login/users/changeEmail.ts',
    code: "if (account.email === null) checkStepUp(keeper, session, 'email')",
    without: '',
    ...{ test: usersTest, named: freshLogin },
  },
  {
    id: 'first-address-from-no-page',
    file: 'apps/wallet/src/handlers/updateEmail.ts',
    code: 'if (identity.email) return',
    without: 'if (identity) return',
    test: 'apps/wallet/src/handlers/email.test.ts',
    named: 'no page gives an account without an address its first one',
  },
  {
    id: 'mail-over-tls',
    file: 'apps/server/src/mail/createMailer.ts',
    code: "requireTLS: tls === 'required' && !isThisMachine(url),",
    without: '',
    ...{
      test: mailer,
      named: 'sends nothing to another machine that does not encrypt, unless configured to',
    },
  },
  {
    id: 'mail-address-without-query',
    file: 'apps/server/src/config/walletSettings.ts',
    code: '/^smtps?:\\/\\/[^?#]+$/.test(text)',
    without: '/^smtps?:\\/\\//.test(text)',
    ...{ test: mailer, named: 'no query of the address switches off what is checked' },
  },
]
