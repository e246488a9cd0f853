import { afterAll, beforeAll, expect, test } from 'vitest'
import { long, planting } from './planting.mjs'

/** The checks of the server, each with an offence that it has to find. Those of its layers are in `planted.test.mjs`. */
const { check, make, remove } = planting()
beforeAll(make, long)
afterAll(remove)

test('a table that no migration makes is found', { timeout: long }, async () => {
  const { code, output } = await check('schema', {
    'apps/server/src/planted/tables.ts':
      "import { pgTable, text } from 'drizzle-orm/pg-core'\nexport const planted = pgTable('planted', { id: text() })\n",
  })
  expect(code).toBe(1)
  expect(output).toMatch('The tables are not as the migrations make them')
})

test('a container that lacks what its server imports is found', { timeout: long }, async () => {
  const { code, output } = await check('container', {
    'apps/server/Containerfile': (old) =>
      old
        .replaceAll('COPY packages/protocol/src', 'COPY LICENSE')
        // What is installed for the image takes the longest, and is what the check itself is run for.
        .replace(/^RUN npm ci --omit=dev.*\n/m, ''),
  })
  expect(code).toBe(1)
  expect(output).toMatch(/[Ff]ailed to resolve|Could not resolve/)
})

test('a package of the server that lacks what it reads is found', { timeout: long }, async () => {
  const { code, output } = await check('operator', {
    'scripts/stageServer.mjs': (old) =>
      old
        .replace("  'apps/server/migrations',\n", '')
        // The server reads its migrations before the pages of the wallet.
        .replace("  await buildWallet(join(staged, 'apps/wallet/dist'))\n", ''),
  })
  expect(code).toBe(1)
  expect(output).toMatch(/the packed server: .* did not start:\s+Can't find meta\/_journal.json/)
})
