import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

const tops = [
  'packages',
  'apps',
  'e2e',
  'interop',
  'bench',
  'examples',
  'scripts',
  'defences',
  'docs',
]
const skipped = new Set(['node_modules', 'dist', '.cache', 'coverage'])

/**
 * The files of the repository below `root`, of those beside its folders the documents, and of each source its text and syntax tree. A source is product code, a test, or a fixture: what
 * stands in a folder of tests alone.
 */
export function readTree(root) {
  const below = tops.flatMap((top) => list(join(root, top))).map((file) => relative(root, file))
  const files = [...readdirSync(root).filter((file) => file.endsWith('.md')), ...below]
  const sources = files.filter((file) => /(?<![.]d)[.]tsx?$/.test(file)).map(read(root))
  return {
    root,
    files,
    sizeOf: (file) => statSync(join(root, file)).size,
    textOf: (file) => readFileSync(join(root, file), 'utf8'),
    sources,
    product: sources.filter(({ isTest, file }) => !isTest && /^(packages|apps)\//.test(file)),
  }
}

const testFolders =
  /\/(testing|fixtures|processes|hostile|gallery)\/|^(e2e|interop|bench)\/|[.](test|story|shots|config|test-d)[.]tsx?$/

/** The test kit is a product of its own, with hostile wallets as a part of it. */
const testKit = /^packages\/testing\/src\/(hostile\/)?/

const read = (root) => (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  let tree
  return {
    file,
    text,
    isTest: testFolders.test(file.replace(testKit, '')),
    get tree() {
      tree ??= ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
      return tree
    },
  }
}

function list(folder) {
  let entries = []
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? list(path) : [path]
  })
}
