import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { unconventional } from './house/commits.mjs'
import { figures } from './house/figures.mjs'
import { readTree } from './house/readTree.mjs'

const core = 'packages/core/src'
const react = 'packages/react/src'
const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** What a figure finds in a repository of these files alone. */
function found(name, files) {
  const root = mkdtempSync(join(tmpdir(), 'foyer-house-'))
  folders.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const result = figures.find((figure) => figure.name === name).measure(readTree(root))
  return Array.isArray(result) ? result : result.lines
}

/** For each figure files that are as they should be, and files with one offence. */
test.each([
  [
    'families',
    { [`${core}/families/solana/facts.ts`]: "export const is = (n: string) => n === 'solana'" },
    { [`${core}/wallets/is.ts`]: "export const is = (n: string) => n !== 'solana'" },
  ],
  [
    'families',
    { [`${core}/wallets/is.test.ts`]: "export const is = (n: string) => n === 'solana'" },
    {
      [`${core}/wallets/is.ts`]:
        "export function is(n: string) { switch (n) { case 'eip155': return 1 } }",
    },
  ],
  ...[
    "export const is = (id: string) => id.startsWith('eip155:')",
    "export const is = (a: string) => isAddress('solana', a)",
    "export const of = (n = 'eip155') => n",
    "export const of = ({ n = 'eip155' }) => n",
    "export const of = (n?: string) => n ?? 'eip155'",
    "export const is = (n: string) => ['solana', 'other'].includes(n)",
    "export const of = (id: string) => id.slice('eip155:'.length)",
    'const openers = { solana: 1 }\nexport const of = (n: string) => openers[n]',
  ].map((offence) => [
    'families',
    {
      [`${core}/families/solana/facts.ts`]: offence,
      [`${core}/networks.ts`]:
        "export const mainnet = { id: 'eip155:1', addresses: { eip155: '0x' } }",
    },
    { [`${core}/wallets/is.ts`]: offence },
  ]),
  [
    'moduleState',
    {
      [`${core}/a.ts`]:
        'const names = new Set([1])\nexport const has = (n: number) => names.has(n)',
    },
    {
      [`${core}/a.ts`]:
        'const names = new Set([1])\nexport const note = (n: number) => names.add(n)',
    },
  ],
  [
    'moduleState',
    { [`${core}/a.ts`]: 'export function next() { let last = 0; return ++last }' },
    { [`${core}/a.ts`]: 'let last = 0\nexport const next = () => ++last' },
  ],
  [
    'moduleState',
    { [`${core}/a.ts`]: 'const texts = { a: 1 }\nexport const a = texts.a' },
    { [`${core}/a.ts`]: 'const texts = { a: 1 }\nexport const set = () => { texts.a = 2 }' },
  ],
  [
    'moduleState',
    {
      'packages/core/src/testing/a.ts': 'let last = 0',
      'packages/testing/src/a.test.ts': 'let a = 1',
    },
    { 'packages/testing/src/wallet/a.ts': 'let last = 0\nexport const next = () => ++last' },
  ],
  [
    'hiddenGlobals',
    { [`${core}/exports/index.ts`]: "export { openModal } from '../openModal.js'" },
    { [`${core}/exports/index.ts`]: "export { open } from '../open.js'" },
  ],
  [
    'foreignHooks',
    { [`${react}/exports/index.ts`]: "export { useFoyerClient } from '../useFoyerClient.js'" },
    { [`${react}/exports/index.ts`]: "export { useClient } from '../useClient.js'" },
  ],
  [
    'untypedDoors',
    {
      [`${core}/exports/index.ts`]: "export { a } from '../a.js'",
      [`${core}/exports/types.test.ts`]: "import { a } from './index.js'\nexpectTypeOf(a)",
    },
    { [`${core}/exports/index.ts`]: "export { a } from '../a.js'" },
  ],
  [
    'untypedDoors',
    { 'packages/protocol/src/exports/internal.ts': "export { a } from '../a.js'" },
    { 'packages/protocol/src/exports/api.ts': "export { a } from '../a.js'" },
  ],
  [
    'personNames',
    { [`${core}/a.ts`]: 'export const task = 1' },
    { [`${core}/a.ts`]: 'export function askServer() {}' },
  ],
  [
    'personNames',
    { [`${core}/a.ts`]: 'export const isPersonalSign = (teller: string) => teller' },
    { [`${core}/a.ts`]: 'export const at = (spenderIsPerson: string) => spenderIsPerson' },
  ],
  [
    'personNames',
    { [`${core}/a.test.ts`]: 'const tell = 1' },
    { [`${core}/a.ts`]: 'export const a = { b(tellNobody: string) { return tellNobody } }' },
  ],
  [
    'personNames',
    { [`${core}/a.ts`]: 'export const task = (letter: string) => letter' },
    { [`${core}/a.ts`]: 'export type PocketAsked = string' },
  ],
  [
    'namesakes',
    {
      [`${core}/a.ts`]: 'export const Sent = 1\nexport type Sent = typeof Sent',
      [`${react}/Sent.tsx`]: 'export function Sent() {}',
    },
    {
      [`${core}/a.ts`]: 'export type Sent = string',
      [`${react}/sent.ts`]: 'export type Sent = number',
    },
  ],
  [
    'namesakes',
    {
      [`${core}/families/solana/a.ts`]: 'export function createPairedDialect() {}',
      [`${core}/families/eip155/a.ts`]: 'export function createPairedDialect() {}',
    },
    {
      [`${core}/createQueue.ts`]: 'export function createQueue() {}',
      'apps/wallet/src/createQueue.ts': 'export function createQueue() {}',
    },
  ],
  [
    'commentWords',
    { [`${core}/a.ts`]: '/** The user answers. */\nexport const said = "the person"' },
    { [`${core}/a.ts`]: '/** The person is told. */\nexport const a = 1' },
  ],
  [
    'commentWords',
    { 'defences/a.mjs': 'const who = "somebody"' },
    { 'defences/a.mjs': '// Somebody has it.' },
  ],
  [
    'commentWords',
    { [`${core}/a.test.ts`]: '// They are told apart.' },
    { [`${core}/a.test.ts`]: '// Each person is met.' },
  ],
  ['docWords', { 'docs/a.md': 'The server rejects it.' }, { 'docs/a.md': 'Nobody hears it.' }],
  [
    'docWords',
    { 'SECURITY.md': '| `who asks` | [nobody hears it](packages/core/src/a.test.ts) |' },
    { 'SECURITY.md': '| nobody hears it | [a](packages/core/src/a.test.ts) |' },
  ],
  [
    'deadCodes',
    {
      'packages/protocol/src/catalogue/errors.ts':
        "export const errors = { no_wallet: ({ a }: A) => a, late: 'b' } as const",
      [`${core}/a.ts`]: "throw new FoyerError(isLate ? 'late' : 'no_wallet')",
    },
    {
      'packages/protocol/src/catalogue/errors.ts': "export const errors = { no_wallet: 'No' }",
      [`${core}/locales/en.ts`]: "export const en = { no_wallet: 'No' }",
    },
  ],
  [
    'deadCodes',
    {
      'packages/protocol/src/catalogue/errors.ts': "export const errors = { lost: 'No' }",
      [`${core}/a.ts`]: "throw new FoyerError('lost')",
    },
    {
      'packages/protocol/src/catalogue/errors.ts': "export const errors = { lost: 'No' }",
      [`${core}/a.ts`]: "showAlert(client, 'lost', undefined)",
    },
  ],
  [
    'deadCodes',
    {
      'packages/protocol/src/catalogue/alerts.ts':
        "export const alerts = { expired: { a: 1 } }\nexport const serverAlerts = { 'too late': 'expired' }",
    },
    { 'packages/protocol/src/catalogue/alerts.ts': 'export const alerts = { expired: { a: 1 } }' },
  ],
  [
    'deadCodes',
    {
      'packages/protocol/src/catalogue/notices.ts':
        "export const notices = { untrusted_origin: 'No' }",
    },
    {
      'packages/protocol/src/catalogue/notices.ts': "export const notices = { left_over: 'No' }",
    },
  ],
  [
    'deadCodes',
    {
      'packages/protocol/src/catalogue/notices.ts': "export const notices = { left_over: 'No' }",
      [`${core}/a.ts`]: "notify(client, { code: 'left_over' })",
    },
    {
      'packages/protocol/src/catalogue/notices.ts':
        "export const notices = { untrusted_origin: 'No' }",
      [`${core}/a.ts`]: "notify(client, { code: 'untrusted_origin' })",
    },
  ],
  [
    'looseTexts',
    {
      [`${react}/A.tsx`]: 'export const A = () => <p title={texts.a} lang="en">Foyer {texts.b}</p>',
      'apps/server/src/a.ts': 'html`<p class="note"><code>FOYER_A</code> Foyer</p>`',
      [`${core}/a.ts`]: "throw new FoyerError('a', { data: { finding: 'network' } })",
    },
    { [`${react}/A.tsx`]: 'export const A = () => <p>Close</p>' },
  ],
  ['looseTexts', {}, { [`${react}/A.tsx`]: 'export const A = () => <p aria-label="Close" />' }],
  ['looseTexts', {}, { 'apps/server/src/a.ts': 'html`<h1>Go</h1>`' }],
  ['looseTexts', {}, { 'apps/server/src/a.ts': 'html`<img alt="A picture">`' }],
  [
    'looseTexts',
    {},
    { [`${core}/a.ts`]: "throw new FoyerError('a', { data: { reason: 'it gave nothing' } })" },
  ],
  [
    'caseTwins',
    { [`${react}/Head.tsx`]: '', [`${react}/header.ts`]: '' },
    { [`${react}/Header.tsx`]: '', [`${react}/header.ts`]: '' },
  ],
  [
    'misnamed',
    { [`${core}/en.late.ts`]: 'export const enLate = 1' },
    { [`${core}/createClient.ts`]: 'export function createFoyer() {}' },
  ],
  [
    'misnamed',
    {
      [`${core}/Log.ts`]: 'export type Log = 1\nexport function createLog() {}',
      [`${core}/codec.ts`]: 'export const read = 1\nexport const write = 1',
    },
    { [`${core}/log.ts`]: 'export type Log = 1\nexport function createLog() {}' },
  ],
  ['pictures', { 'packages/directory/data/icons/a.png': '' }, { 'docs/gallery/a.png': '' }],
  [
    'untested',
    { [`${react}/views/a/view.tsx`]: '', [`${react}/views/a/view.test.tsx`]: '' },
    { [`${react}/views/a/view.tsx`]: '', [`${react}/views/b/view.test.tsx`]: '' },
  ],
  [
    'untested',
    { [`${react}/widgets/A.tsx`]: '', [`${react}/widgets/A.browser.test.tsx`]: '' },
    { [`${react}/modal/useA.ts`]: '', [`${react}/modal/a.ts`]: '' },
  ],
  [
    'timers',
    { [`${core}/clock.ts`]: 'setTimeout(() => {}, 1)' },
    { [`${core}/wait.ts`]: 'setTimeout(() => {}, 1)' },
  ],
  [
    'timers',
    { 'apps/server/src/serve.ts': 'socket.setTimeout(1)' },
    { 'apps/server/src/serve.ts': 'const end = window.setInterval(run, 1)' },
  ],
])('%s tells an offence from what is right', (name, right, wrong) => {
  expect(found(name, right)).toEqual([])
  expect(found(name, wrong)).toHaveLength(1)
})

test('circles finds folders that import each other through a third, types and lazy imports included', () => {
  const line = {
    [`${core}/a/one.ts`]: "import { two } from '../b/two.js'",
    [`${core}/b/two.ts`]: "export const two = () => import('../c/three.js')",
    [`${core}/c/three.ts`]: 'export type Three = 3',
  }
  expect(found('circles', line)).toEqual([])
  const circle = { ...line, [`${core}/c/three.ts`]: "export type { One } from '../a/one.js'" }
  expect(found('circles', circle)).toEqual([
    `${core}/a is in a circle with b, c`,
    `${core}/b is in a circle with a, c`,
    `${core}/c is in a circle with a, b`,
  ])
})

test('coreValues counts values and no types', () => {
  const text = "export { a, type B } from '../a.js'\nexport type { C } from '../c.js'"
  expect(found('coreValues', { [`${core}/exports/index.ts`]: text })).toEqual(['a'])
})

test('serverDoors counts what features export, types too', () => {
  const door = "export type { B } from './B.js'\nexport { c } from './c.js'"
  const files = { 'apps/server/src/relay/exports.ts': door, 'apps/server/src/relay/c.ts': door }
  expect(found('serverDoors', files)).toHaveLength(2)
})

test('a subject without a type is not conventional', () => {
  const subjects = ['fix(core): drop late answers', 'feat!: rename hooks', 'Add a thing', 'fix: ']
  expect(unconventional(subjects)).toEqual(['Add a thing', 'fix: '])
})
