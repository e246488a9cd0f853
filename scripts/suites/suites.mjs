import { databases } from '../databases.mjs'
import { root } from '../root.mjs'
import { checkSuite } from './checkSuite.mjs'
import { filesOnPostgres } from './filesOnPostgres.mjs'
import { vitestSuite } from './vitestSuite.mjs'

const vitest = ['npx', 'vitest', 'run']

/** What `npm test` runs, in this order, each alone: they share two cores and some measure time. */
export const suites = [
  checkSuite({ name: 'checks', command: ['node', 'scripts/check.mjs'], cwd: root }),
  vitestSuite({
    name: 'unit',
    command: vitest,
    cwd: root,
    // The checks have built the packages: a test that needs them takes them as they are. What the next suite runs on PostgreSQL alone is left to it.
    beside: async () => ({
      env: { FOYER_PACKAGES_ARE_BUILT: 'yes', FOYER_POSTGRES_FOLLOWS: 'yes' },
      stop: async () => {},
    }),
  }),
  vitestSuite({
    // The server's tests that open a database, the stores' once more, now on PostgreSQL, and those of several processes.
    name: 'server on PostgreSQL',
    command: vitest,
    cwd: root,
    files: filesOnPostgres,
    // Without the databases it fails: that they could not be had must not look like a pass.
    beside: databases,
    // Nothing may be left out here: it is left out nowhere else.
    isWhole: true,
  }),
  vitestSuite({
    name: 'interop',
    command: [...vitest, '--config', 'interop/vitest.config.ts'],
    cwd: root,
  }),
  vitestSuite({
    name: 'e2e',
    command: ['npm', 'run', 'e2e', '-w', 'e2e', '--'],
    cwd: root,
    reporter: 'own',
    // The pages take the packages as hosts get them, which the checks have built.
    beside: async () => ({ env: { FOYER_PACKAGES_ARE_BUILT: 'yes' }, stop: async () => {} }),
  }),
]
