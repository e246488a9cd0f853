import { expect, test } from 'vitest'
import { checkServerVersion } from './checkServerVersion.js'

test('refuses a PostgreSQL that is too old, and says what to do', () => {
  expect(() => checkServerVersion(140_012)).toThrow(
    'DATABASE_URL names a PostgreSQL 14; this server needs 15 or newer. Upgrade it, or name another one.',
  )
  checkServerVersion(150_000)
  checkServerVersion(190_001)
})
