import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { badExamples } from './examples.mjs'
import { root } from './root.mjs'

/** A repository with these documents, and with the packages and the page of this one. */
function rootWith(files) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-examples-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['docs', 'packages', 'e2e']) mkdirSync(join(folder, name))
  for (const name of ['node_modules', 'types', 'scripts'])
    symlinkSync(join(root, name), join(folder, name))
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  for (const [name, text] of Object.entries({
    'package.json': '{ "type": "module" }',
    'README.md': '',
    ...files,
  }))
    writeFileSync(join(folder, name), text)
  return folder
}

const block = (code) => `\`\`\`ts\n${code}\n\`\`\`\n`

test('examples with names, options and entries that there are not are found', {
  timeout: 120_000,
}, () => {
  const folder = rootWith({
    'README.md':
      block("import { openModal } from '@foyer/core'\nopenModal(client)") +
      block("openModal(client, { view: { name: 'Nowhere' } })"),
    'docs/a.md':
      block("import { switchNetwork } from '@foyer/core'") +
      block("import { openPay } from '@foyer/core/pays'") +
      block('createFoyer({ projectId: 1, networks })') +
      block('openModal(user)') +
      block('createFoyer({ …, prefetch: "idle" })'),
  })
  const found = badExamples(folder)
  expect(found.map((one) => one.split(':')[0])).toEqual([
    'README.md, example 2',
    'docs/a.md, example 1',
    'docs/a.md, example 2',
    'docs/a.md, example 3',
    'docs/a.md, example 4',
  ])
  expect(found[1]).toContain('switchNetwork')
})
