/**
 * The architecture, executable. Each rule says which arrow does not exist; `ARCHITECTURE.md` says why.
 */

const test = '[.]test[.]tsx?$'

/** A package may import these of ours, and no other. Its tests, and folders of nothing but tests, may use the test kit besides. */
const only = (name, from, to, toInTests = [], ofTests = test) => [
  {
    name: `${name}-layer`,
    severity: 'error',
    from: { path: `^${from}/src/`, pathNot: ofTests },
    to: {
      path: '^(packages|apps|e2e|interop|bench|examples)/',
      pathNot: [from, ...to].map((path) => `^${path}/`),
    },
  },
  {
    name: `${name}-layer-in-tests`,
    severity: 'error',
    from: { path: `^${from}/src/.*(${ofTests})` },
    to: {
      path: '^(packages|apps|e2e|interop|bench|examples)/',
      pathNot: [from, 'packages/testing', ...to, ...toInTests].map((path) => `^${path}/`),
    },
  },
]

/** What stands on top: public entries of packages, and nothing of each other but what is named. */
const top = (name, to = []) => ({
  name: `${name.replaceAll('/', '-')}-on-top`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: {
    path: '^(packages|apps|e2e|interop|bench|examples)/',
    pathNot: [name, 'packages', ...to].map((path) => `^${path}/`),
  },
})

const room = (names) => `^packages/core/src/(${names.join('|')})/`

/**
 * The rooms of core, from the ground up: a room may call rooms of its own row or of a row before, never of a later one.
 * Facts of any room may be read by all: `state.ts` imports nothing that acts.
 */
const rooms = [
  ['notices', 'telemetry', 'modal', 'features', 'theme', 'transactions', 'wallets'],
  ['network', 'account'],
  ['connection'],
  ['requests', 'pairing', 'embedded', 'siwx', 'send', 'swap', 'onramp', 'activity', 'names'],
  ['screens'],
]
const roomsInOrder = rooms.slice(0, -1).map((names, index) => ({
  name: `rooms-in-order-${index + 1}`,
  severity: 'error',
  from: { path: room(names), pathNot: test },
  to: { path: room(rooms.slice(index + 1).flat()), pathNot: '/state[.]ts$' },
}))

/** The folders of the wallet, from the ground up: a folder imports folders of rows before its own, and none of its own row. */
const wallet = 'apps/wallet/src'
const walletRows = {
  [wallet]: [
    ['actions', 'storage', 'texts', 'theme', 'timers'],
    ['errors', 'lock'],
    ['chains', 'services'],
    ['vault'],
    ['accounts', 'login'],
    ['approval'],
    ['requests'],
    ['handlers'],
    ['frame', 'pages', 'recovery'],
  ],
  [`${wallet}/accounts`]: [['families']],
  [`${wallet}/accounts/families/eip155`]: [['smart'], ['sessions'], ['batches']],
  [`${wallet}/approval`]: [
    ['text'],
    ['read'],
    ['facts'],
    ['judge'],
    ['parts'],
    ['families'],
    ['assess'],
    ['verify'],
    ['screen'],
    ['window'],
    ['stage'],
  ],
  [`${wallet}/approval/families/eip155`]: [['read'], ['facts'], ['judge'], ['screen']],
  [`${wallet}/approval/families/solana`]: [['read'], ['facts'], ['judge'], ['screen']],
  [`${wallet}/pages`]: [['parts']],
  [`${wallet}/vault`]: [['device', 'keys'], ['sets'], ['user'], ['kit']],
}
const ofWalletTests = [test, '/testing/']

/** The folders of the server, from the ground up, in the same way. */
const server = 'apps/server/src'
const serverRows = {
  [server]: [
    ['bounds', 'checkNumber', 'config', 'errors', 'html', 'metrics', 'openapi', 'secrets'],
    ['background', 'database', 'envelope', 'texts'],
    ['events', 'leases', 'limits', 'mail', 'operators', 'projects', 'proofs'],
    ['services'],
    ['http'],
    ['social'],
    ['bundler', 'guard', 'login', 'pages', 'relay'],
    ['routes', 'wallet'],
    ['programs'],
  ],
  [`${server}/services`]: [
    ['chains', 'remote', 'wallets'],
    ['images', 'indexer', 'reads', 'signin'],
    ['names', 'tokens'],
    ['nfts', 'prices'],
    ['balances', 'history', 'onramp', 'sessionKeys', 'swaps'],
    ['families', 'trade'],
  ],
  [`${server}/login`]: [['sessions'], ['codes'], ['users'], ['shares']],
  [`${server}/guard`]: [['proving'], ['entry'], ['email', 'shares']],
}
const ofServerTests = [test, '/testing/', `^${server}/(processes|hostile)/`]
/** The features of the server. Each is reached by its `exports.ts` alone. */
const serverFeature = `^${server}/(bundler|guard|login|pages|relay|routes|wallet)/`
/** What only some servers use, or not at once: a start does without it, and so imports it nowhere but in a function. */
const serverLate = `^${server}/(database/openPostgres|services/families/solana/swaps/writeTransaction)[.]ts$`
const serverDoor = `^${server}/[^/]+/exports[.]ts$`

/** Each folder stands in a row, so that none imports, over however many others, a folder that imports it. */
const foldersInOrder = (folderRows, ofTests) =>
  Object.entries(folderRows).flatMap(([base, rows]) => {
    const name = base.replace(/^apps\/(\w+)\/src/, '$1').replaceAll('/', '-')
    const folders = (names) => `^${base}/(${names.join('|')})/`
    return [
      // The last one alone has none above it.
      ...rows
        .filter((names) => names !== rows.at(-1) || names.length > 1)
        .map((names, index) => ({
          name: `${name}-row-${index + 1}`,
          severity: 'error',
          from: { path: folders(names), pathNot: ofTests },
          to: { path: folders(rows.slice(index).flat()), pathNot: `^${base}/$1/` },
        })),
      {
        name: `${name}-folder-has-a-row`,
        severity: 'error',
        from: {
          path: `^${base}/[^/]+/`,
          pathNot: [...ofTests, '/exports/', folders(rows.flat())],
        },
        to: {},
      },
    ]
  })

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      // What this one depends on stands in a lock file of its own, and is installed where it is built: the build resolves it.
      from: { pathNot: '^examples/next/' },
      to: { couldNotResolve: true },
    },
    ...only('protocol', 'packages/protocol', []),
    // The tests of pairing go over the real relay.
    ...only('core', 'packages/core', ['packages/protocol', 'packages/directory'], ['apps/server']),
    ...only(
      'adapters',
      'packages/adapters',
      ['packages/core', 'packages/protocol'],
      // Solana's own machine, behind a node.
      ['apps/sandbox'],
      `${test}|/solana/fixtures/`,
    ),
    ...only('react', 'packages/react', ['packages/core', 'packages/protocol']),
    ...only('testing', 'packages/testing', ['packages/protocol']),
    // Sessions are tested over the real server.
    ...only('siwx', 'packages/siwx', ['packages/protocol'], ['apps/server']),
    ...only('directory', 'packages/directory', []),
    ...only(
      'server',
      'apps/server',
      ['packages/(protocol|directory)'],
      ['apps/(sandbox|wallet)'],
      `${test}|/processes/|/social/testing/`,
    ),
    // Of the page's side the wallet has the parts that screens are drawn with, and nothing that acts.
    ...only(
      'wallet',
      'apps/wallet',
      ['packages/protocol', 'packages/react/src/exports'],
      ['apps/server', 'apps/sandbox'],
      `${test}|/accounts/testing/`,
    ),
    {
      name: 'wallet-draws-with-ui',
      severity: 'error',
      from: { path: '^apps/wallet/' },
      to: { path: '^packages/react/', pathNot: '^packages/react/src/exports/(ui|fonts)[.]ts$' },
    },
    top('apps/demo'),
    top('apps/sandbox', ['apps/server']),
    top('e2e', ['apps/sandbox', 'interop/src/exports', 'examples']),
    top('interop', ['apps/(server|sandbox)']),
    top('bench', ['apps/sandbox']),
    top('examples'),
    {
      name: 'nothing-of-tests-in-products',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: [test, '/fixtures/'] },
      to: { path: [test, '/fixtures/'] },
    },
    {
      name: 'front-door',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+|e2e|interop|bench|examples)/' },
      to: {
        path: '^(packages|apps)/[^/]+/',
        pathNot: [
          '^$1/',
          '^(packages|apps)/[^/]+/src/exports/',
          '^packages/adapters/src/[^/]+/exports[.]ts$',
          '^packages/adapters/src/evm/coinbase/exports[.]ts$',
          // The languages of tests; no product file imports them.
          '^packages/protocol/src/texts/testing/',
        ],
      },
    },
    {
      name: 'exports-are-for-others',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: [test, '/src/exports/'] },
      to: { path: ['^packages/$1/src/exports/', '^packages/$1/src/[^/]+/exports[.]ts$'] },
    },
    {
      name: 'state-is-a-leaf',
      severity: 'error',
      from: { path: '^packages/core/src/[^/]+/state[.]ts$' },
      to: {
        path: '^packages/core/src/([^/]+[.]ts$|flows/)',
        pathNot:
          '^packages/core/src/(WalletSession|connector|FamilyFeatures|(Send|Swap)Features)[.]ts$',
      },
    },
    {
      name: 'client-knows-no-action',
      severity: 'error',
      from: {
        path: '^packages/core/src/(Client|createStorage|Clock|adapter|Adapter[A-Z][A-Za-z]+|DiscoveredWallet|Way|WalletSession|connector)[.]ts$',
      },
      to: {
        path: '^packages/core/src/[^/]+/',
        pathNot: '^packages/core/src/[^/]+/(state|history|views|events)[.]ts$',
      },
    },
    {
      name: 'flows-from-start',
      severity: 'error',
      from: {
        path: '^packages/core/src/',
        pathNot: ['/(startClient|startWith|exports/internal)[.]ts$', '/flows/', test],
      },
      to: { path: '^packages/core/src/flows/' },
    },
    ...roomsInOrder,
    ...foldersInOrder(walletRows, ofWalletTests),
    ...foldersInOrder(serverRows, ofServerTests),
    {
      name: 'wallet-vault-is-a-leaf',
      severity: 'error',
      from: { path: `^${wallet}/vault/`, pathNot: ofWalletTests },
      to: { path: `^${wallet}/`, pathNot: `^${wallet}/(vault|errors|services|storage|texts)/` },
    },
    {
      name: 'wallet-put-together-at-the-top',
      severity: 'error',
      from: { path: `^${wallet}/[^/]+/`, pathNot: ofWalletTests },
      to: { path: `^${wallet}/[^/]+[.]tsx?$` },
    },
    {
      name: 'server-front-doors',
      severity: 'error',
      from: { path: `^${server}/([^/]+)/`, pathNot: ofServerTests },
      to: {
        path: serverFeature,
        pathNot: [`^${server}/$1/`, serverDoor],
      },
    },
    {
      name: 'server-front-doors-for-root',
      severity: 'error',
      from: { path: `^${server}/[^/]+[.]ts$`, pathNot: test },
      to: { path: serverFeature, pathNot: serverDoor },
    },
    {
      name: 'server-doors-are-for-others',
      severity: 'error',
      from: { path: `^${server}/([^/]+)/`, pathNot: ofServerTests },
      to: { path: `^${server}/$1/exports[.]ts$` },
    },
    {
      name: 'server-root-on-top',
      severity: 'error',
      from: {
        path: `^${server}/[^/]+/`,
        pathNot: [...ofServerTests, `^${server}/(exports|programs|routes|wallet)/`],
      },
      to: { path: `^${server}/[^/]+[.]ts$` },
    },
    {
      name: 'server-services-for-routes',
      severity: 'error',
      from: { path: `^${server}/(routes|wallet)/`, pathNot: test },
      to: { path: `^${server}/[^/]+[.]ts$`, pathNot: `^${server}/Services[.]ts$` },
    },
    {
      name: 'server-loads-late',
      severity: 'error',
      from: { path: `^${server}/`, pathNot: [...ofServerTests, serverLate] },
      to: {
        path: [serverLate, 'node_modules/(@types/)?(@redis/client|@solana/kit|nodemailer|pg)/'],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'adapters-do-not-meet',
      severity: 'error',
      from: { path: '^packages/adapters/src/([^/]+)/' },
      to: {
        path: '^packages/adapters/src/[^/]+/',
        // Several chain families have wallets of the one standard; it knows none of them.
        // What a client and a page are in tests is the same for all.
        pathNot: [
          '^packages/adapters/src/$1/',
          '^packages/adapters/src/wallet-standard/',
          '^packages/adapters/src/fixtures/',
        ],
      },
    },
    {
      name: 'dialect-is-a-leaf',
      severity: 'error',
      from: { path: '^packages/adapters/src/[^/]+/dialect/', pathNot: test },
      to: {
        path: '^packages/adapters/src/[^/]+/',
        pathNot: '^packages/adapters/src/[^/]+/(dialect|wallets)/',
      },
    },
    {
      name: 'actions-know-no-engine',
      severity: 'error',
      from: { path: '^packages/adapters/src/[^/]+/actions/', pathNot: test },
      to: { path: '^packages/adapters/src/[^/]+/engine/' },
    },
    {
      name: 'families-know-no-way',
      severity: 'error',
      from: { path: '^packages/core/src/(families|ways)/', pathNot: test },
      to: { path: '^packages/core/src/(pairing|embedded)/' },
    },
    {
      name: 'families-do-not-meet',
      severity: 'error',
      from: {
        path: '^(packages/(?:core|protocol)/src|apps/server/src/services|apps/wallet/src/(?:accounts|approval))/families/([^/]+)/',
      },
      to: {
        path: '^(?:packages|apps)/.+/families/[^/]+/',
        // What the wallet shows of a family may read what its accounts do, of the same family.
        pathNot: ['^$1/families/$2/', '^apps/wallet/src/accounts/families/$2/'],
      },
    },
    {
      name: 'approval-families-by-registry',
      severity: 'error',
      from: {
        path: '^apps/wallet/src/',
        pathNot: ['^apps/wallet/src/approval/families/', ...ofWalletTests],
      },
      to: { path: '^apps/wallet/src/approval/families/[^/]+/' },
    },
    {
      name: 'families-by-registry',
      severity: 'error',
      from: {
        path: '^packages/core/src/',
        pathNot: ['^packages/core/src/(families|exports)/', test],
      },
      to: { path: '^packages/core/src/families/[^/]+/' },
    },
    {
      // The types of a family are public; what it does is loaded by the registry alone.
      name: 'families-by-registry-in-exports',
      severity: 'error',
      from: { path: '^packages/core/src/exports/', pathNot: test },
      to: {
        path: '^packages/core/src/families/[^/]+/',
        pathNot: '/types[.]ts$',
      },
    },
    {
      name: 'ui-knows-nothing',
      severity: 'error',
      from: { path: '^packages/react/src/ui/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/react/src/(ui|theme)/' },
    },
    {
      name: 'hooks-know-no-screen',
      severity: 'error',
      from: { path: '^packages/react/src/(hooks/|ClientContext[.]ts)', pathNot: test },
      to: { path: '^packages/react/src/(ui|views|modal|widgets)/' },
    },
    {
      name: 'views-by-registry',
      severity: 'error',
      from: {
        pathNot: [
          'views/(registry|lateRegistry|first|loginViews|nameViews|walletViews)[.]ts$',
          '[.](test|story)[.]tsx$',
        ],
      },
      to: { path: '^packages/react/src/views/[^/]+/view[.]tsx$' },
    },
    {
      name: 'views-do-not-meet',
      severity: 'error',
      from: { path: '^packages/react/src/views/([^/]+)/' },
      to: { path: '^packages/react/src/views/[^/]+/', pathNot: '^packages/react/src/views/$1/' },
    },
    {
      name: 'views-know-no-modal',
      severity: 'error',
      from: { path: '^packages/react/src/views/[^/]+/', pathNot: test },
      to: { path: '^packages/react/src/(modal|widgets)/' },
    },
    {
      name: 'registry-by-modal',
      severity: 'error',
      from: { pathNot: ['^packages/react/src/modal/', test] },
      to: { path: '^packages/react/src/views/registry[.]ts$' },
    },
    {
      name: 'development-tools-stay-home',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src/',
        pathNot: [test, '^packages/testing/', '^packages/react/src/testing/'],
      },
      to: { path: '(^|/)node_modules/(vitest|playwright-core|typescript|vite|axe-core)/' },
    },
    {
      name: 'official-peers-stay-in-interop',
      severity: 'error',
      from: { path: '^(packages|apps|e2e|bench|examples)/' },
      to: { path: '(^|/)node_modules/(@walletconnect|@reown|sign-client-older|walletkit-older)/' },
    },
  ],
  // The compiler's settings have no paths, and to ask them at each import takes a tenth of the time.
  options: {
    tsPreCompilationDeps: true,
    exclude: {
      path: [
        '^packages/[^/]+/dist/',
        '^apps/[^/]+/dist/',
        '^bench/dist/',
        '^bench/pages/[^/]+/dist/',
        '^e2e/dist/',
        '^interop/dist/',
      ],
    },
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
