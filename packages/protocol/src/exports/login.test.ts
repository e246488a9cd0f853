import { expect, test } from 'vitest'
import * as login from './login.js'

test('what is public', () => {
  expect(Object.keys(login).sort()).toMatchInlineSnapshot(`
    [
      "CheckNumber",
      "LoginEmail",
      "askEmailCode",
      "askGuard",
      "askStepUp",
      "cancelGuardEmail",
      "changeGuardEmail",
      "claimLostPasskey",
      "depositGuardShare",
      "finishSocial",
      "forgetGuardShares",
      "keepPasskeys",
      "loginByCode",
      "logout",
      "pepperPassphrase",
      "promoteGuardShare",
      "promoteKeeperShare",
      "proveToGuard",
      "putGuardShare",
      "putKeeperShare",
      "readGuardEmail",
      "readGuardShares",
      "readKeeperShares",
      "readLog",
      "readLostPasskeys",
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
