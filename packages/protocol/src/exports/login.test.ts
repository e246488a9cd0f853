import { expect, test } from 'vitest'
import * as login from './login.js'

test('what is public', () => {
  expect(Object.keys(login).sort()).toMatchInlineSnapshot(`
    [
      "askEmailCode",
      "askGuard",
      "askStepUp",
      "cancelGuardEmail",
      "changeGuardEmail",
      "depositGuardShare",
      "finishSocial",
      "forgetGuardShares",
      "loginByCode",
      "logout",
      "pepperPassphrase",
      "promoteGuardShare",
      "promoteKeeperShare",
      "putGuardShare",
      "putKeeperShare",
      "readGuardEmail",
      "readGuardShares",
      "readKeeperShares",
      "readLog",
      "readSession",
      "revokeSession",
      "socialProviders",
      "startFarcaster",
      "startGuardSocial",
      "startSocial",
      "stepUp",
      "updateEmail",
      "updateEmailNew",
      "updateEmailOld",
    ]
  `)
})
