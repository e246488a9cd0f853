const walletPagesTest = 'apps/server/src/wallet/walletPages.test.ts'
const unprovenTest = 'scripts/unproven.test.mjs'
const offencesTest = 'scripts/offences.test.mjs'

/** What the pages of the wallet may do and who may show them; what may be installed, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'policy-nothing-else',
    file: 'apps/server/src/wallet/framePolicy.ts',
    code: '    "default-src \'none\'",\n',
    without: '',
    ...{
      test: walletPagesTest,
      named: 'the frame may be shown only by the pages that its project lists',
    },
  },
  {
    id: 'policy-own-scripts',
    file: 'apps/server/src/wallet/framePolicy.ts',
    code: '"script-src \'self\'"',
    without: "\"script-src 'self' 'unsafe-inline'\"",
    ...{
      test: walletPagesTest,
      named: 'the frame may be shown only by the pages that its project lists',
    },
  },
  {
    id: 'policy-own-services',
    file: 'apps/server/src/wallet/framePolicy.ts',
    code: '`connect-src ${connectable}`',
    without: '`connect-src ${connectable} https:`',
    ...{
      test: walletPagesTest,
      named: 'the frame may be shown only by the pages that its project lists',
    },
  },
  {
    id: 'policy-listed-pages',
    file: 'apps/server/src/wallet/framePolicy.ts',
    code: '`frame-ancestors ${sources(ancestors, page)}`',
    without: '`frame-ancestors ${sources(ancestors, page)} https:`',
    ...{
      test: walletPagesTest,
      named: 'the frame may be shown only by the pages that its project lists',
    },
  },
  {
    id: 'policy-only-allowed-page',
    file: 'apps/server/src/wallet/framePolicy.ts',
    code: 'if (isOther && allowsOrigin(patterns, page)) named.push(page)',
    without: 'if (isOther) named.push(page)',
    ...{
      test: walletPagesTest,
      named:
        'where a policy cannot name what a star allows, it names the page that shows the frame now',
    },
  },
  {
    id: 'policy-no-base',
    file: 'apps/server/src/wallet/framePolicy.ts',
    code: '    "base-uri \'none\'",\n',
    without: '',
    ...{
      test: walletPagesTest,
      named: 'the frame may be shown only by the pages that its project lists',
    },
  },
  {
    id: 'policy-no-forms',
    file: 'apps/server/src/wallet/framePolicy.ts',
    code: '    "form-action \'none\'",\n',
    without: '',
    ...{
      test: walletPagesTest,
      named: 'the frame may be shown only by the pages that its project lists',
    },
  },
  {
    id: 'policy-trusted-types',
    file: 'apps/server/src/wallet/framePolicy.ts',
    code: '    "require-trusted-types-for \'script\'",\n',
    without: '',
    ...{
      test: walletPagesTest,
      named: 'the frame may be shown only by the pages that its project lists',
    },
  },
  {
    id: 'policy-no-types-made',
    file: 'apps/server/src/wallet/framePolicy.ts',
    code: '    "trusted-types \'none\'",\n',
    without: '',
    ...{
      test: walletPagesTest,
      named: 'the frame may be shown only by the pages that its project lists',
    },
  },
  {
    id: 'policy-nobody-without-project',
    file: 'apps/server/src/wallet/framePolicy.ts',
    code: "named.length > 0 ? named.join(' ') : \"'none'\"",
    without: "named.length > 0 ? named.join(' ') : '*'",
    ...{ test: walletPagesTest, named: 'without a project no page may show it: %s' },
  },
  {
    id: 'policy-approval-unframed',
    file: 'apps/server/src/wallet/walletPages.ts',
    code: "framePolicy({ ancestors: [], guardUrl: '' })",
    without: "framePolicy({ ancestors: ['https://*.example'], guardUrl: '' })",
    ...{
      test: walletPagesTest,
      named: 'the window of approvals is shown in no frame, and reaches the frame that opened it',
    },
  },
  {
    id: 'policy-own-process',
    file: 'apps/server/src/http/strictHeaders.ts',
    code: "'origin-agent-cluster': '?1',",
    without: '',
    ...{
      test: walletPagesTest,
      named: 'the frame may be shown only by the pages that its project lists',
    },
  },
  {
    id: 'package-digest',
    file: 'scripts/unproven.mjs',
    code: "!integrity.startsWith('sha512-') &&",
    without: '!version &&',
    ...{
      test: unprovenTest,
      named: 'a package without a digest, of an open version or from elsewhere is refused',
    },
  },
  {
    id: 'package-registry',
    file: 'scripts/unproven.mjs',
    code: '!resolved.startsWith(registry) &&',
    without: '!version &&',
    ...{
      test: unprovenTest,
      named: 'a package without a digest, of an open version or from elsewhere is refused',
    },
  },
  {
    id: 'package-exact-version',
    file: 'scripts/unproven.mjs',
    code: '.filter(([, range]) => !exact.test(range))',
    without: '.filter(([, range]) => !range)',
    ...{
      test: unprovenTest,
      named: 'a package without a digest, of an open version or from elsewhere is refused',
    },
  },
  {
    id: 'licence-of-all',
    file: 'scripts/offences.mjs',
    code: "plain.split(' AND ').every(holds)",
    without: "plain.split(' AND ').some(holds)",
    ...{ test: offencesTest, named: 'of a choice of licences one has to be allowed, of a sum all' },
  },
  {
    id: 'licence-stated',
    file: 'scripts/offences.mjs',
    code: 'if (!licence) return `no licence stated: ${name}@${version}`',
    without: 'if (!licence) return undefined',
    ...{ test: offencesTest, named: 'a package without a licence is refused' },
  },
  {
    id: 'licence-behind-alias',
    file: 'scripts/offences.mjs',
    code: "return entry.name ?? path.replace(/^.*node_modules\\//, '')",
    without: "return path.replace(/^.*node_modules\\//, '')",
    ...{ test: offencesTest, named: 'a forbidden package is found behind an alias' },
  },
  {
    id: 'licence-of-the-kit',
    file: 'scripts/offences.mjs',
    code: 'from: [1, 2, 11]',
    without: 'from: [9, 0, 0]',
    ...{ test: offencesTest, named: 'the wallet kit is refused from its changed licence on' },
  },
]
