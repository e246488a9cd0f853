import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { long, planting } from './planting.mjs'

/** The checks of the server, each with an offence that it has to find. */
const { check, make, remove } = planting()
beforeAll(make, long)
afterAll(remove)

describe('layers', () => {
  const offences = [
    // rule, the folder that imports, what it imports
    ['server-row-1', 'errors', '../http/respond.js'],
    ['server-row-1', 'config', '../metrics/createMetrics.js'],
    ['server-row-2', 'database', '../projects/createProjects.js'],
    ['server-row-3', 'mail', '../proofs/tables.js'],
    ['server-row-4', 'services', '../http/respond.js'],
    ['server-row-5', 'http', '../social/createSocials.js'],
    ['server-row-6', 'social', '../login/exports.js'],
    ['server-row-7', 'guard', '../login/exports.js'],
    ['server-row-8', 'wallet', '../routes/exports.js'],
    ['server-folder-has-a-row', 'planted', '../config/Config.js'],
    ['server-services-row-1', 'services/chains', '../names/Names.js'],
    ['server-services-row-2', 'services/indexer', '../history/listIndexed.js'],
    ['server-services-row-3', 'services/tokens', '../history/listIndexed.js'],
    ['server-services-row-4', 'services/nfts', '../history/listIndexed.js'],
    ['server-services-row-5', 'services/balances', '../history/listIndexed.js'],
    ['server-services-folder-has-a-row', 'services/planted', '../chains/Chains.js'],
    ['server-login-row-1', 'login/sessions', '../codes/codeExpired.js'],
    ['server-login-row-2', 'login/codes', '../people/note.js'],
    ['server-login-row-3', 'login/people', '../shares/findWallet.js'],
    ['server-login-folder-has-a-row', 'login/planted', '../sessions/findSession.js'],
    ['server-guard-row-1', 'guard/proving', '../entry/requestEntry.js'],
    ['server-guard-row-2', 'guard/entry', '../shares/putShare.js'],
    ['server-guard-row-3', 'guard/email', '../shares/putShare.js'],
    ['server-guard-folder-has-a-row', 'guard/planted', '../proving/proved.js'],
    ['server-front-doors', 'routes', '../login/sessions/findSession.js'],
    ['server-front-doors-for-root', '', './relay/createHub.js'],
    ['server-doors-are-for-others', 'relay', './exports.js'],
    ['server-root-on-top', 'pages', '../Services.js'],
    ['server-services-for-routes', 'wallet', '../createServices.js'],
  ].map(([rule, folder, imported], index) => {
    const file = `apps/server/src/${folder && `${folder}/`}planted${index}.ts`
    return { rule, file, text: `import '${imported}'\n` }
  })
  let output = ''
  beforeAll(async () => {
    const planted = Object.fromEntries(offences.map(({ file, text }) => [file, text]))
    const { code, output: said } = await check('layers', planted)
    expect(code).toBe(1)
    output = said
  }, long)

  test.each(offences)('$rule finds $file', ({ rule, file }) => {
    expect(output).toMatch(new RegExp(`^ *${rule}: ${file} `, 'm'))
  })

  test('every rule of the server has an offence', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
    const names = forbidden.map(({ name }) => name)
    const own = names.filter((name) => name.startsWith('server-'))
    // The layers of the packages have theirs in `planted.test.mjs`.
    const layers = ['server-layer', 'server-layer-in-tests']
    expect([...new Set(offences.map(({ rule }) => rule))].sort()).toEqual(
      own.filter((name) => !layers.includes(name)).sort(),
    )
  })
})

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
      old.replaceAll('COPY packages/protocol/src', 'COPY LICENSE'),
  })
  expect(code).toBe(1)
  expect(output).toMatch(/[Ff]ailed to resolve|Could not resolve/)
})

test('a package of the server that lacks what it reads is found', { timeout: long }, async () => {
  const { code, output } = await check('operator', {
    'scripts/stageServer.mjs': (old) => old.replace("  'apps/server/migrations',\n", ''),
  })
  expect(code).toBe(1)
  expect(output).toMatch(/the packed server: .* did not start:\s+Can't find meta\/_journal.json/)
})
