const server = 'apps/server/src'
const wallet = 'apps/wallet/src'
const core = 'packages/core/src'

/**
 * The rooms whose tests are tried: what decides about keys, logins and what a user sees. `mutate` is changed, one piece at a
 * time, and `tests` have to notice. Screens are left out: browsers test them, which takes seconds for each change.
 */
export const rooms = [
  {
    name: 'protocol/frame',
    mutate: ['packages/protocol/src/frame/**/*.ts'],
    tests: [
      'packages/protocol/src/frame/**/*.test.ts',
      'packages/protocol/src/exports/frame.test.ts',
      `${wallet}/frame/serveFrame.test.ts`,
      `${wallet}/requests/createRequests.test.ts`,
      `${core}/embedded/frame.test.ts`,
      `${core}/embedded/requests.test.ts`,
    ],
  },
  {
    name: 'wallet/approval',
    mutate: ['facts', 'judge', 'read', 'text', 'verify'].map(
      (folder) => `${wallet}/approval/${folder}/**/*.ts`,
    ),
    tests: [`${wallet}/approval/**/*.test.ts`],
  },
  {
    name: 'wallet/vault',
    mutate: [`${wallet}/vault/**/*.ts`],
    tests: [`${wallet}/vault/**/*.test.ts`],
  },
  {
    name: 'server/login',
    // With what it checks proofs and draws secrets with, which the guard uses too.
    mutate: ['checkNumber', 'login', 'proofs', 'secrets'].map(
      (folder) => `${server}/${folder}/**/*.ts`,
    ),
    tests: [`${server}/login/**/*.test.ts`],
  },
  {
    name: 'server/guard',
    mutate: [`${server}/guard/**/*.ts`],
    tests: [`${server}/guard/**/*.test.ts`],
  },
  {
    name: 'core/pairing/engine',
    mutate: [`${core}/pairing/engine/**/*.ts`],
    tests: [`${core}/pairing/engine/**/*.test.ts`],
  },
]
