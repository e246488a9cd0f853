import { compiler } from './compiler.mjs'

/** What is checked without running the product. The long ones first, so that two lanes end together. */
export const checks = [
  {
    name: 'packed',
    says: 'what would be published is whole: publint, attw, installed, imported, each quickstart made with it, and its peers tried',
    command: ['node', 'scripts/packed.mjs'],
    builds: true,
  },
  {
    name: 'types',
    says: 'the compiler has no complaint',
    command: ['node', compiler, '-p', 'tsconfig.json'],
  },
  {
    name: 'budget',
    says: 'a page with the button stays within its bytes',
    command: ['node', 'scripts/budget.mjs'],
    builds: true,
  },
  {
    name: 'bundlers',
    says: 'Vite, webpack, Rspack, esbuild and Parcel make one file of the opening, and the page works; with Next.js a wallet signs in',
    command: ['node', 'scripts/bundlers.mjs'],
    builds: true,
    prints: true,
  },
  {
    name: 'polyfills',
    says: 'nothing that a page loads needs Buffer, process or a module of Node, or brings one along',
    command: ['node', 'scripts/polyfills.mjs'],
    builds: true,
  },
  {
    name: 'lint',
    says: 'formatting and lint rules hold',
    command: ['node_modules/.bin/biome', 'ci', '--colors=off', '.'],
  },
  {
    name: 'layers',
    says: 'nobody imports what it may not',
    command: ['node', 'scripts/layers.mjs'],
  },
  {
    name: 'house',
    says: 'no figure of the house is worse than it was',
    command: ['node', 'scripts/house.mjs'],
    // Its figures are of use when all is well, too.
    prints: true,
  },
  {
    name: 'unused',
    says: 'no file, export or dependency is there for nobody',
    command: ['node_modules/.bin/knip'],
  },
  {
    name: 'container',
    says: 'what the Containerfile copies is there, and what it installs and starts runs',
    command: ['node', 'scripts/container.mjs'],
  },
  {
    name: 'operator',
    says: 'the server as a package runs where its operator stands',
    command: ['node', 'scripts/operator.mjs'],
  },
  {
    name: 'schema',
    says: 'the committed migrations make the tables of the sources',
    command: ['node', 'scripts/schema.mjs'],
  },
  {
    name: 'licences',
    says: 'every installed package is free to use and none is forbidden',
    command: ['node', 'scripts/licences.mjs'],
  },
  {
    name: 'supply',
    says: 'every package has a digest and one version, and runs nothing when installed',
    command: ['node', 'scripts/supply.mjs'],
  },
  {
    name: 'surface',
    says: 'every public entry is pinned by a snapshot',
    command: ['node', 'scripts/surface.mjs'],
  },
  {
    name: 'docs',
    says: 'generated documents are current',
    command: ['node', 'scripts/docs.mjs', '--check'],
  },
  {
    name: 'defences',
    says: 'every registered defence is missed by its test when it is taken away',
    command: ['node', 'scripts/defences.mjs'],
    // Not a part of a whole run: each is a run of its own.
    long: true,
  },
]
