import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folders, registered } from './plantedInFamilies.mjs'
import { foundInPackages, plantedInPackages } from './plantedInPackages.mjs'
import { foundInServer, plantedInServer } from './plantedInServer.mjs'
import { foundInWallet, plantedInWallet } from './plantedInWallet.mjs'
import { long, planting } from './planting.mjs'

/**
 * A check that never fails proves nothing. Here each is given a copy of the repository with offences
 * planted in it and has to name every one of them. That of types is in `plantedFamily.test.mjs`, those of the server in `plantedServer.test.mjs`.
 */
const { build, check, make, remove } = planting()
beforeAll(make, long)
afterAll(remove)

const append = (text) => (old) => `${old}\n${text}\n`
const json = (change) => (old) => {
  const value = JSON.parse(old)
  change(value)
  return JSON.stringify(value, null, 2)
}

describe('layers', () => {
  const offending = {
    'packages/protocol/src/planted.ts': "import type { Client } from '@foyer/core'\n",
    'packages/react/src/planted.ts': "import '@foyer/adapters/evm'\n",
    'packages/react/src/plantedDeep.ts': "import type { Client } from '../../core/src/Client.js'\n",
    'packages/react/src/plantedDeeper.ts': "import '@foyer/core/src/Client.ts'\n",
    'packages/react/src/ui/Planted.tsx': "import type { Client } from '@foyer/core'\n",
    'packages/react/src/widgets/Planted.tsx': "import { view } from '../views/connect/view.js'\n",
    'packages/react/src/views/connect/planted.ts': "import '../networks/view.js'\n",
    'packages/react/src/hooks/planted.ts': "import '../views/registry.js'\n",
    'packages/core/src/modal/planted.ts': "import '../connection/connect.js'\n",
    'packages/core/src/network/planted.ts': "import '../connection/connect.js'\n",
    'packages/core/src/wallets/plantedA.ts': "import type { B } from './plantedB.js'\n",
    'packages/core/src/wallets/plantedB.ts': "import type { A } from './plantedA.js'\n",
    'packages/core/src/theme/planted.ts': "import '../flows/planted.js'\n",
    'packages/core/src/flows/planted.ts': 'export const planted = 1\n',
    'packages/core/src/planted.ts': "import { test } from 'vitest'\n",
    'packages/testing/src/planted.ts': "import '@foyer/core'\n",
    'packages/directory/src/planted.ts': "import '@foyer/protocol'\n",
    'packages/adapters/src/planted/adapter.ts': "import '../evm/exports.js'\n",
    'packages/adapters/src/evm/actions/planted.ts': "import '../engine/listen.js'\n",
    'packages/adapters/src/evm/dialect/planted.ts': "import '../engine/listen.js'\n",
    'packages/core/src/families/eip155/planted.ts': "import '../solana/accountMethods.js'\n",
    'packages/core/src/families/solana/planted.ts': "import '../../pairing/state.js'\n",
    'packages/core/src/pairing/planted.ts': "import '../families/solana/accountMethods.js'\n",
    'packages/core/src/exports/planted.ts': "import '../families/solana/accountMethods.js'\n",
    'apps/demo/src/planted.ts': "import '../../sandbox/src/main.js'\n",
    'apps/wallet/src/planted.ts': "import '@foyer/core'\n",
    'apps/wallet/src/plantedUi.ts': "import '@foyer/react'\n",
    'packages/adapters/src/plantedPeer.ts': "import '@walletconnect/sign-client'\n",
    'e2e/world/plantedPeer.ts': "import 'walletkit-older'\n",
    'interop/src/planted.ts': "import '../../e2e/run.js'\n",
    'e2e/world/plantedInside.ts': "import '../../interop/src/peers/startPeer.js'\n",
    ...plantedInPackages,
    ...plantedInWallet,
    ...plantedInServer,
  }
  // A sixth chain family is no offence (`plantedFamily.test.mjs`).
  const planted = { ...offending, ...folders, ...registered }
  let output = ''
  beforeAll(async () => {
    const { code, output: said } = await check('layers', planted)
    expect(code).toBe(1)
    output = said
  }, long)

  const found = [
    ['protocol stands on nothing of ours', 'protocol-layer', 'protocol/src/planted.ts'],
    ['react and adapters do not know each other', 'react-layer', 'react/src/planted.ts'],
    ['sources are reached by entries only', 'front-door', 'react/src/plantedDeep.ts'],
    ['an entry that is not exported leads nowhere', 'resolvable', 'react/src/plantedDeeper.ts'],
    ['ui knows nothing of ours', 'ui-knows-nothing', 'react/src/ui/Planted.tsx'],
    ['a view is reached by the registry', 'views-by-registry', 'react/src/widgets/Planted.tsx'],
    ['views do not know each other', 'views-do-not-meet', 'react/src/views/connect/planted.ts'],
    ['the registry is the modal’s', 'registry-by-modal', 'react/src/hooks/planted.ts'],
    ['the modal room calls no later room', 'rooms-in-order-1', 'core/src/modal/planted.ts'],
    ['the network room calls no later room', 'rooms-in-order-2', 'core/src/network/planted.ts'],
    ['a circle of types is a circle', 'no-cycles', 'core/src/wallets/plantedA.ts'],
    ['flows are started, not called', 'flows-from-start', 'core/src/theme/planted.ts'],
    ['no product needs a test tool', 'development-tools-stay-home', 'core/src/planted.ts'],
    ['the test kit stands apart', 'testing-layer', 'testing/src/planted.ts'],
    ['the directory stands on nothing of ours', 'directory-layer', 'directory/src/planted.ts'],
    ['actions know no engine', 'actions-know-no-engine', 'adapters/src/evm/actions/planted.ts'],
    ['a dialect knows no engine', 'dialect-is-a-leaf', 'adapters/src/evm/dialect/planted.ts'],
    ['families of core do not meet', 'families-do-not-meet', 'core/src/families/eip155/planted.ts'],
    ['a family knows no way', 'families-know-no-way', 'core/src/families/solana/planted.ts'],
    ['a family is reached by the registry', 'families-by-registry', 'core/src/pairing/planted.ts'],
    [
      'of a family types alone are public',
      'families-by-registry-in-exports',
      'core/src/exports/planted.ts',
    ],
    ['chain families do not know each other', 'adapters-do-not-meet', 'adapters/src/planted/'],
    ['apps do not know each other', 'apps-demo-on-top', 'apps/demo/src/planted.ts'],
    ['the wallet has nothing that acts for the page', 'wallet-layer', 'wallet/src/planted.ts'],
    ['the wallet draws with parts alone', 'wallet-draws-with-ui', 'wallet/src/plantedUi.ts'],
    [
      'official peers stay in interop',
      'official-peers-stay-in-interop',
      'adapters/src/plantedPeer.ts',
    ],
    ['under another name too', 'official-peers-stay-in-interop', 'e2e/world/plantedPeer.ts'],
    ['interop stands on top', 'interop-on-top', 'interop/src/planted.ts'],
    ['interop is reached by its entry only', 'e2e-on-top', 'e2e/world/plantedInside.ts'],
  ]
  test.each(found)('%s', (_, rule, file) => {
    expect(output).toMatch(new RegExp(`^ *${rule}: \\S*${file}`, 'm'))
  })

  test.each(foundInPackages)('%s finds %s', (rule, file) => {
    expect(output).toMatch(new RegExp(`^ *${rule}: ${file} `, 'm'))
  })

  test.each(foundInWallet)('%s: a folder of the wallet imports none above it', (rule, file) => {
    expect(output).toMatch(new RegExp(`^ *${rule}: ${file} `, 'm'))
  })

  test.each(foundInServer)('%s finds %s', (rule, file) => {
    expect(output).toMatch(new RegExp(`^ *${rule}: ${file} `, 'm'))
  })

  test('they hold where nothing is planted, and with a sixth family', () => {
    const complaints = output.split('\n').filter((line) => /^ .*: /.test(line))
    expect(complaints.length).toBeGreaterThanOrEqual(Object.keys(offending).length)
    expect(complaints.filter((line) => !/planted/i.test(line))).toEqual([])
  })

  test('every rule has an offence', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
    const rules = [
      ...found.map(([, rule]) => rule),
      ...[...foundInPackages, ...foundInWallet, ...foundInServer].map(([rule]) => rule),
    ]
    expect([...new Set(rules)].sort()).toEqual(forbidden.map(({ name }) => name).sort())
  })
})

describe('lint', () => {
  const planted = {
    'packages/core/src/plantedAny.ts': 'export const planted: any = 1\n',
    'packages/core/src/plantedDefault.ts': 'export default 1\n',
    'packages/core/src/plantedConsole.ts': "console.log('planted')\n",
    'packages/core/src/plantedLong.ts': `export const planted = [\n${'  1,\n'.repeat(200)}]\n`,
    'packages/core/src/plantedBarrel.ts': "export * from './Client.js'\n",
    'packages/core/src/plantedBang.ts': 'export const planted = (a?: string) => a!.length\n',
    'packages/core/src/plantedFormat.ts': 'export const planted = "double"\n',
    // What is not planted takes the longest, and is what the check itself is run for.
    'biome.json': json(({ files }) => {
      files.includes = ['packages/core/src/planted*.ts']
    }),
  }
  let output = ''
  beforeAll(async () => {
    const { code, output: said } = await check('lint', planted)
    expect(code).toBe(1)
    output = said
  }, long)

  test.each([
    ['any', 'noExplicitAny', 'plantedAny'],
    ['a default export', 'noDefaultExport', 'plantedDefault'],
    ['a call of console', 'noConsole', 'plantedConsole'],
    ['a file of more than 200 lines', 'noExcessiveLinesPerFile', 'plantedLong'],
    ['a barrel', 'noReExportAll', 'plantedBarrel'],
    ['a non-null assertion', 'noNonNullAssertion', 'plantedBang'],
    ['another format', 'format', 'plantedFormat'],
  ])('%s is refused', (_, rule, file) => {
    expect(output).toMatch(new RegExp(`${file}[.]ts.*${rule}`))
  })
})

test('an unused export and an unused file are found', { timeout: long }, async () => {
  const { code, output } = await check('unused', {
    'packages/core/src/Clock.ts': append('export const plantedExport = 1'),
    'packages/core/src/modal/plantedFile.ts': 'export const planted = 1\n',
    // As with the lint.
    'knip.json': json((settings) => {
      const others = ['adapters', 'directory', 'protocol', 'react', 'siwx', 'testing']
      settings.ignoreWorkspaces = [
        ...['apps/*', 'e2e', 'interop', 'bench', 'examples'],
        ...others.map((name) => `packages/${name}`),
      ]
    }),
  })
  expect(code).toBe(1)
  expect(output).toMatch(/plantedExport .*Clock[.]ts/)
  expect(output).toMatch(/modal\/plantedFile[.]ts/)
})

test('packages that may not be installed are found in the lock file', {
  timeout: long,
}, async () => {
  const { code, output } = await check('licences', {
    'package-lock.json': json(({ packages }) => {
      const tool = { license: 'Apache-2.0', dev: true }
      packages['node_modules/@walletconnect/core'] = { ...tool, version: '2.22.0' }
      packages['node_modules/a/node_modules/kit'] = {
        ...tool,
        name: '@reown/walletkit',
        version: '1.2.11',
      }
      packages['node_modules/@walletconnect/types'] = { version: '2.21.8', license: 'Apache-2.0' }
      packages['node_modules/unfree'] = { version: '1.0.0', license: 'BUSL-1.1', dev: true }
      packages['packages/core'].dependencies['@walletconnect/sign-client'] = '2.21.8'
      packages.interop.devDependencies['@reown/walletkit'] = '^1.2.10'
    }),
  })
  expect(code).toBe(1)
  expect(output).toMatch('forbidden: @walletconnect/core@2.22.0')
  expect(output).toMatch('forbidden: @reown/walletkit@1.2.11')
  expect(output).toMatch('not for development alone: @walletconnect/types@2.21.8')
  expect(output).toMatch('licence not allowed: unfree@1.0.0 (BUSL-1.1)')
  expect(output).toMatch('@walletconnect/sign-client (dependencies of packages/core)')
  expect(output).toMatch('not pinned: @reown/walletkit@^1.2.10 (interop)')
  expect(output).toMatch(/ 6 offences/)
})

test('an entry that no snapshot pins is found', { timeout: long }, async () => {
  const { code, output } = await check('surface', {
    'packages/react/src/exports/index.test.ts': "import * as names from './index.js'\n",
  })
  expect(code).toBe(1)
  expect(output).toMatch('@foyer/react: the test of packages/react/src/exports/index.ts has no')
})

describe('docs', () => {
  const block = (code) => `\`\`\`ts\n${code}\n\`\`\`\n`
  const planted = {
    'docs/plantedFirst.md':
      block("import { openModal } from '@foyer/core'\nopenModal(client)") +
      block("openModal(client, { view: { name: 'Nowhere' } })"),
    'docs/plantedSecond.md':
      block("import { switchNetwork } from '@foyer/core'") +
      block("import { openPay } from '@foyer/core/pays'") +
      block('createFoyer({ projectId: 1, networks })') +
      block('openModal(user)') +
      block('createFoyer({ …, prefetch: "idle" })'),
    'packages/protocol/src/catalogue/errors.ts': (old) =>
      old.replace("'Adapter not found'", "'Planted text'"),
    'packages/react/src/hooks/useFoyer.ts': (old) => old.replace('Opens and closes', 'Plants'),
    'docs/quickstart.md': (old) => old.replace('<FoyerButton />', '<ConnectButton />'),
    'docs/theming.md': (old) => old.replace('options.md#theme', 'options.md#planted'),
    'docs/troubleshooting.md': (old) => old.replace('`user_rejected`', '`user_planted`'),
    'docs/sending.md': (old) => old.replace('import { sendTransfer }', 'import { sendPlanted }'),
    'llms.txt': (old) => old.replace('`openModal(client)`', '`openPlanted(client)`'),
    'apps/wallet/src/requests/createRequests.test.ts': (old) =>
      old.replace('a request cannot be changed', 'a request can be changed'),
    'SECURITY.md': (old) => old.replace('| Malformed RPC parameters |', '| Planted | hope | |\n$&'),
    'apps/server/src/proofs/createNonces.ts': (old) =>
      old.replace('age <= goodMs', 'goodMs >= age'),
    'apps/server/src/login/sessions/sessions.test.ts': (old) =>
      old.replace('a proof is remembered as long', 'a proof is kept as long'),
    'defences/planted.mjs':
      "const id = 'proof-kind'\nexport const defences = [{ id, file: 'README.md', code: '', without: '', test: '', named: '' }]\n",
  }
  let output = ''
  beforeAll(async () => {
    const { code, output: said } = await check('docs', planted)
    expect(code).toBe(1)
    output = said
  }, long)

  test.each([
    ['a text that the documents do not have', 'docs/errors.md is not current'],
    ['a doc comment that the reference does not have', 'docs/reference.md is not current'],
    ['another example on the first page', 'README.md shows another example'],
    ['a link that leads nowhere', 'docs/theming.md: options.md#planted-variables leads nowhere'],
    ['a code that nothing has', 'docs/troubleshooting.md speaks of user_planted'],
    ['a name that nothing exports', 'llms.txt speaks of openPlanted, which no package exports'],
    ['an example that does not compile', 'docs/sending.md, example 2: Module'],
    [
      'a test that a threat names and there is not',
      'createRequests.test.ts has not: a request cannot be changed',
    ],
    ['a threat without its test', 'SECURITY.md has no test for: Planted hope'],
    [
      'a defence that is not where its entry says',
      'proof-nonce-age: its code stands 0 times in apps/server/src/proofs',
    ],
    [
      'a defence whose test there is not',
      'sessions.test.ts has no test: a proof is remembered as long',
    ],
    [
      'an entry under the name of another',
      'defences/planted.mjs: proof-kind: another one has this id',
    ],
  ])('%s is found', (_, said) => {
    expect(output).toMatch(said)
  })

  test('examples with names, options and entries that there are not are found', () => {
    const found = output.split('\n').filter((line) => /docs\/planted\w+[.]md, example/.test(line))
    expect(found.map((line) => line.trim().split(':')[0])).toEqual([
      'docs/plantedFirst.md, example 2',
      'docs/plantedSecond.md, example 1',
      'docs/plantedSecond.md, example 2',
      'docs/plantedSecond.md, example 3',
      'docs/plantedSecond.md, example 4',
    ])
    expect(found[1]).toContain('switchNetwork')
  })
})

test('a package that runs something when it is installed is found', { timeout: long }, async () => {
  const { code, output } = await check('supply', {
    '.npmrc': (old) => old.replace('ignore-scripts=true', 'ignore-scripts=false'),
    'package-lock.json': json(({ packages }) => {
      packages['node_modules/planted'] = { version: '1.0.0', license: 'MIT' }
      packages['apps/wallet'].dependencies.viem = '^2.57.1'
    }),
  })
  expect(code).toBe(1)
  expect(output).toMatch('packages run scripts when installed')
  expect(output).toMatch('no digest: planted@1.0.0')
  expect(output).toMatch('not pinned: viem@^2.57.1 (apps/wallet)')
})

describe('packed', () => {
  const built = ['scripts/packed.mjs', '--built']
  const entry = (name, change) => json(({ publishConfig }) => change(publishConfig.exports[name]))
  let output = ''

  beforeAll(async () => {
    // That nothing is found where nothing is planted is what the check itself is run for.
    await build()
    const changes = {
      'packages/core/package.json': (old) =>
        [
          entry('./testing', (paths) => {
            paths.default = './dist/exports/missing.js'
          }),
          json(({ dependencies }) => {
            delete dependencies.zustand
          }),
        ].reduce((text, change) => change(text), old),
      'packages/testing/package.json': entry('.', (paths) => {
        paths.types = './dist/exports/missing.d.ts'
      }),
      'packages/directory/package.json': entry('./node', (paths) => {
        delete paths.types
        paths.default = './LICENSE'
      }),
      // The others, in which nothing is planted, take as long again.
      'scripts/packages.mjs': (old) =>
        old.replace(
          /^const order = .*$/m,
          "const order = ['protocol', 'directory', 'core', 'testing']",
        ),
    }
    const found = await check('packed', changes, built)
    expect(found.code).toBe(1)
    output = found.output
  }, 2 * long)

  test('what Node has and a browser has not is found in a package, a page and the wallet', {
    timeout: long,
  }, async () => {
    // The built packages are those of above.
    const { code, output: said } = await check(
      'polyfills',
      {
        'packages/adapters/dist/late/engine.js': append('export const planted = Buffer.from([1])'),
        'packages/core/dist/createFoyer.js': append("import 'node:crypto'"),
        'packages/testing/dist/page.iife.js': append('planted.prototype._isBuffer = true'),
        'scripts/page/five.tsx': append('document.title = process.cwd()'),
        'apps/wallet/src/main.ts': append('Object.assign(globalThis, { Buffer: window.Buffer })'),
      },
      ['scripts/polyfills.mjs', '--built'],
    )
    expect(code).toBe(1)
    expect(said).toMatch(/packages\/adapters\/dist\/late\/engine[.]js: Buffer/)
    expect(said).toMatch(/packages\/core\/dist\/createFoyer[.]js: the module node:crypto/)
    expect(said).toMatch(/packages\/testing\/dist\/page[.]iife[.]js: a stand-in for Buffer/)
    expect(said).toMatch(/project\/built\/five[.]html\/assets\/.*: process/)
    expect(said).toMatch(/wallet\/assets\/.*: Buffer/)
  })

  test('a packed file that is broken is found', () => {
    expect(output).toMatch(/publint: foyer-core.*missing[.]js.*does not exist/)
    expect(output).toMatch(/publint: foyer-testing.*missing[.]d[.]ts.*does not exist/)
    expect(output).toMatch(/attw: foyer-directory/)
  })

  test('a dependency that is not declared is found', () => {
    expect(output).toMatch(/Cannot find package 'zustand'/)
  })
})
