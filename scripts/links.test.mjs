import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lostLinks, unknownCalls, unknownCodes, unknownWords } from './links.mjs'
import { readQuickstarts } from './quickstarts/readQuickstarts.mjs'
import { withExample } from './quickstarts/withExample.mjs'

function rootWith(files) {
  const root = mkdtempSync(join(tmpdir(), 'foyer-links-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'docs'))
  for (const [name, text] of Object.entries({ 'README.md': '', 'llms.txt': '', ...files }))
    writeFileSync(join(root, name), text)
  return root
}

test('links that lead to no file or heading are found, others are let pass', () => {
  const root = rootWith({
    'README.md': '[a](docs/a.md#hooks-of-foyerreact) [b](docs/b.md) [c](https://c.example)',
    'docs/a.md':
      '## Hooks of `@foyer/react`\n[here](#nowhere) [up](../README.md)\n```\n[code](x)\n```',
  })
  expect(lostLinks(root)).toEqual([
    'README.md: docs/b.md leads nowhere',
    'docs/a.md: #nowhere leads nowhere',
  ])
})

test('codes in a table that nothing has are found', () => {
  const text = '| what | `user_rejected` | do |\n| what | | do |\n| what | `user_reject` | do |'
  expect(unknownCodes(text, new Set(['user_rejected']))).toEqual(['user_reject'])
})

test('actions, hooks and words of code that nobody exports are found in the prose', () => {
  const text =
    'Call `openModal(client)` or `openWallet(client, {})`, with `useFoyer` or `useFoyers()`, `fn(a)`.\n```\n`gone(client)`\n```\nSet `themeMode`, not `themeMood`.'
  expect(unknownCalls(text, new Set(['openModal', 'useFoyer']))).toEqual([
    'openWallet',
    'useFoyers',
  ])
  expect(unknownWords(text, new Set(['themeMode', 'useFoyer']))).toEqual(['themeMood'])
})

const quickstart = `# Quickstarts
## One
\`src/App.tsx\`

\`\`\`tsx
one()
\`\`\`
## Policy
\`\`\`
default-src 'none'; img-src data:
\`\`\`
`

test('a quickstart is its files, and the README shows the first one and its policy', () => {
  expect(readQuickstarts(quickstart)).toEqual({
    pages: [{ title: 'One', files: { 'src/App.tsx': 'one()\n' } }],
    policy: "default-src 'none'; img-src data:",
  })
  const readme = "```tsx\nformer()\n```\n```\ndefault-src 'self'\n```\n"
  expect(withExample(readme, quickstart)).toBe(
    "```tsx\none()\n```\n```\ndefault-src 'none'; img-src data:\n```\n",
  )
  expect(() => readQuickstarts('## Nothing')).toThrow('has no code')
})
