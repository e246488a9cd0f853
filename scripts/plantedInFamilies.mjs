import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.mjs'

const planted = join(root, 'scripts/plantedFamily')
const homes = {
  protocol: 'packages/protocol/src/families',
  core: 'packages/core/src/families',
  adapters: 'packages/adapters/src',
  server: 'apps/server/src/services/families',
}

/** The files of a toy family, each into the folder of its package. */
export const folders = Object.fromEntries(
  readdirSync(planted, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(planted, join(entry.parentPath, entry.name)))
    .map((path) => {
      const [home, ...rest] = path.split('/')
      const text = readFileSync(join(planted, path), 'utf8')
      return [`${homes[home]}/toy/${rest.join('/').replace(/[.]txt$/, '')}`, text]
    }),
)

/** What is registered: an entry in a table, with its import where the table needs it at once. */
const lines = {
  'packages/protocol/src/families/traits.ts': ['const all = {', '  toy: toyTraits,'],
  'packages/protocol/src/families/families.ts': ['FamilyFacts>> = {', '  toy,'],
  'packages/core/src/families/families.ts': [
    'export const families = {',
    "  toy: async () => (await import('./toy/toy.js')).toy,",
  ],
  'packages/core/src/families/injectedFamilies.ts': [
    'export const injectedFamilies = {',
    '  toy: toyInjected,',
  ],
  'packages/protocol/src/families/chainIdentities.ts': [
    'export const chainIdentities = {',
    '  toy: toyIdentity,',
  ],
  'apps/server/src/services/families/families.ts': [
    'new Map<string, ServedFamily>([',
    "  ['toy', toy],",
  ],
}
const imports = {
  'packages/protocol/src/families/traits.ts': "import { toyTraits } from './toy/toyTraits.js'\n",
  'packages/protocol/src/families/families.ts': "import { toy } from './toy/toy.js'\n",
  'packages/protocol/src/families/chainIdentities.ts':
    "import { toyIdentity } from './toy/toyIdentity.js'\n",
  'packages/core/src/families/injectedFamilies.ts':
    "import { toyInjected } from './toy/toyInjected.js'\n",
  'apps/server/src/services/families/families.ts': "import { toy } from './toy/toy.js'\n",
}

export const registered = Object.fromEntries(
  Object.entries(lines).map(([file, [after, line]]) => [
    file,
    (old) => {
      if (old.split(after).length !== 2) throw new Error(`${file} has no ${after}`)
      return `${imports[file] ?? ''}${old.replace(after, `${after}\n${line}`)}`
    },
  ]),
)
