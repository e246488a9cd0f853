/** What stands on nothing of ours but what its rule names, and where else its tests may look. */
const layers = {
  'packages/protocol': '@foyer/core',
  'packages/core': '@foyer/react',
  'packages/adapters': '@foyer/react',
  'packages/react': '@foyer/adapters/evm',
  'packages/testing': '@foyer/core',
  'packages/directory': '@foyer/protocol',
  'packages/siwx': '@foyer/core',
  'apps/server': '@foyer/core',
  'apps/wallet': '@foyer/core',
}
const core = 'packages/core/src'
const offences = [
  ...Object.entries(layers).flatMap(([folder, imported]) => {
    const name = folder.replace(/^.*\//, '')
    return [
      [`${name}-layer`, `${folder}/src/plantedLayer.ts`, imported],
      [`${name}-layer-in-tests`, `${folder}/src/plantedLayer.test.ts`, imported],
    ]
  }),
  ['state-is-a-leaf', `${core}/planted/state.ts`, '../createFoyer.js'],
  ['exports-are-for-others', `${core}/plantedExports.ts`, './exports/query.js'],
  ['nothing-of-tests-in-products', `${core}/plantedTests.ts`, './plantedLayer.test.js'],
  [
    'nothing-of-tests-in-products',
    'packages/adapters/src/solana/plantedFixture.ts',
    '../fixtures/testContext.js',
  ],
  ['rooms-in-order-3', `${core}/connection/planted.ts`, '../requests/planted.js'],
  ['rooms-in-order-4', `${core}/requests/planted.ts`, '../screens/planted.js'],
  ['hooks-know-no-screen', 'packages/react/src/hooks/plantedScreen.ts', '../widgets/Planted.js'],
  [
    'views-know-no-modal',
    'packages/react/src/views/connect/plantedModal.ts',
    '../../widgets/Planted.js',
  ],
  ['apps-sandbox-on-top', 'apps/sandbox/src/planted.ts', '../../demo/src/planted.js'],
  ['bench-on-top', 'bench/planted.ts', '../e2e/run.js'],
  ['examples-on-top', 'examples/planted.ts', '../e2e/run.js'],
]

export const plantedInPackages = {
  ...Object.fromEntries(offences.map(([, file, imported]) => [file, `import '${imported}'\n`])),
  [`${core}/screens/planted.ts`]: 'export const planted = 1\n',
  [`${core}/planted/act.ts`]: 'export const planted = 1\n',
  // Of the files that know no action there is no other.
  [`${core}/Clock.ts`]: (old) => `import './planted/act.js'\n${old}`,
}

/** Each as the check names it. */
export const foundInPackages = [
  ...offences.map(([rule, file]) => [rule, file]),
  ['client-knows-no-action', `${core}/Clock.ts`],
]
