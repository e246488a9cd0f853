const createRequestsTest = 'apps/wallet/src/requests/createRequests.test.ts'
const consentTest = 'apps/wallet/src/handlers/consent.test.ts'
const returningTest = 'packages/core/src/embedded/returning.test.ts'
const socialTest = 'packages/core/src/embedded/social.test.ts'

/** What a page asks of the wallet, and what it gets by that, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'asked-is-frozen',
    file: 'apps/wallet/src/requests/createRequests.ts',
    code: 'params: deepFreeze(copy(params))',
    without: 'params',
    ...{
      test: createRequestsTest,
      named: 'a request cannot be changed while the user reads it',
    },
  },
  {
    id: 'asked-no-permissions',
    file: 'apps/wallet/src/requests/createRequests.ts',
    code: '        checkOffered(method, world)\n',
    without: '        void checkOffered\n',
    ...{
      test: createRequestsTest,
      named:
        'lets no key of a page act by itself where that is not switched on, and says why at once',
    },
  },
  {
    id: 'asked-listed-methods',
    file: 'apps/wallet/src/requests/createRequests.ts',
    code: 'if (!isDirectFrameMethod(method))\n',
    without: "if (method === '')\n",
    ...{
      test: createRequestsTest,
      named: 'refuses other methods, other accounts and too much at once',
    },
  },
  {
    id: 'asked-raw-rate',
    file: 'apps/wallet/src/requests/createRequests.ts',
    code: ' && !maySendRaw())',
    without: ' && !maySendRaw)',
    ...{
      test: createRequestsTest,
      named: 'refuses other methods, other accounts and too much at once',
    },
  },
  {
    id: 'asked-with-consent',
    file: 'apps/wallet/src/login/createUser.ts',
    code: 'if (await consents.has(origin(), found.holder)) return found\n',
    without: 'if (found) return found\n',
    ...{
      test: consentTest,
      named:
        'a page of another origin reads nothing of the login, and sends no requests in its name',
    },
  },
  {
    id: 'return-by-own-bits',
    file: 'packages/core/src/embedded/returnFromSocial.ts',
    code: 'if (said !== left.state) return\n',
    without: '\n',
    ...{ test: returningTest, named: 'is not what an address says %s, and stays as it was' },
  },
  {
    id: 'return-said-once',
    file: 'packages/core/src/embedded/returnFromSocial.ts',
    code: 'return said.length === 1 ? said[0] : undefined',
    without: 'return said[0]',
    ...{ test: returningTest, named: 'is not what an address says %s, and stays as it was' },
  },
  {
    id: 'popup-without-opener',
    file: 'packages/core/src/embedded/openSocialPopup.ts',
    code: '  popup.opener = null\n',
    without: '',
    ...{
      test: socialTest,
      named: 'has a window of its own, which cannot send this page elsewhere',
    },
  },
  {
    id: 'popup-to-web-addresses',
    file: 'packages/core/src/embedded/openSocialPopup.ts',
    code: "['https:', 'http:'].includes(new URL(uri).protocol)",
    without: "uri !== ''",
    ...{ test: socialTest, named: 'never leads to what is no web address' },
  },
]
