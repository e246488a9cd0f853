import { expect, test } from 'vitest'
import { placeImports } from './placeImports.mjs'

const files = {
  ways: { after: [] },
  curves: { after: ['ways'] },
  solana: { after: ['ways', 'curves'] },
  bitcoin: { after: ['ways'] },
  other: { after: [] },
}
const file = (name, imports = []) => ({ name, imports, exports: [] })
const from = (source, ...names) => ({
  source,
  names: names.map((name) => ({ imported: name, local: name })),
})

test('a package that several files need is imported by the last that all of these come after', () => {
  const [entry, ways, , solana, bitcoin] = placeImports(
    [
      file('entry'),
      file('ways'),
      file('curves'),
      file('solana', [from('base', 'base58')]),
      file('bitcoin', [from('base', 'base58', 'hex')]),
    ],
    files,
  )
  expect(entry.imports).toEqual([])
  expect(ways.imports.map(({ source, names }) => [source, names[0].imported])).toEqual([
    ['base', 'base58'],
    ['base', 'hex'],
  ])
  const [base58, hex] = ways.exports.map(({ exported }) => exported)
  expect(solana.imports).toEqual([
    { source: './ways.js', names: [{ imported: base58, local: 'base58' }] },
  ])
  expect(bitcoin.imports).toEqual([
    {
      source: './ways.js',
      names: [
        { imported: base58, local: 'base58' },
        { imported: hex, local: 'hex' },
      ],
    },
  ])
})

test('the file that imports it for others keeps its own name for it', () => {
  const [, curves, solana] = placeImports(
    [
      file('entry'),
      file('curves', [from('hashes', 'sha256')]),
      file('solana', [from('hashes', 'sha256')]),
    ],
    files,
  )
  const [{ exported, local }] = curves.exports
  expect(curves.imports).toEqual([
    {
      source: 'hashes',
      names: [
        { imported: 'sha256', local },
        { imported: 'sha256', local: 'sha256' },
      ],
    },
  ])
  expect(solana.imports).toEqual([
    { source: './curves.js', names: [{ imported: exported, local: 'sha256' }] },
  ])
})

test.each([
  ['one file alone needs', [file('entry'), file('ways'), file('solana', [from('base', 'hex')])]],
  [
    'the first file needs too',
    [file('entry', [from('base', 'hex')]), file('ways'), file('solana', [from('base', 'hex')])],
  ],
  [
    'is imported as a whole',
    [
      file('entry'),
      file('ways', [{ source: 'base', names: [{ imported: '*', local: 'base' }] }]),
      file('solana', [from('base', 'hex')]),
    ],
  ],
  [
    'is of the page itself',
    [
      file('entry'),
      file('ways', [from('eager:a.js', 'a')]),
      file('solana', [from('eager:a.js', 'a')]),
    ],
  ],
  [
    'no file comes before',
    [file('entry'), file('ways', [from('base', 'hex')]), file('other', [from('base', 'hex')])],
  ],
])('what %s stays where it is', (_, chunks) => {
  expect(placeImports(chunks, files)).toEqual(chunks)
})
