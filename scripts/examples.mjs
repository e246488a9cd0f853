import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { createHost } from './createHost.mjs'

/** Made of the sources; walked through in a browser; and of the server's own code. */
const elsewhere = ['errors.md', 'reference.md', 'quickstart.md', 'server.md']

/** The documents that hosts copy from, but for those whose examples another check has. */
export function guidesOf(root) {
  const among = (folder) => readdirSync(join(root, folder))
  return [
    'README.md',
    ...among('docs')
      .filter((name) => name.endsWith('.md') && !elsewhere.includes(name))
      .map((name) => `docs/${name}`),
    ...among('packages').map((name) => `packages/${name}/README.md`),
  ]
}

/**
 * What does not compile of the TypeScript in the documents. A block goes on where those before it in its document ended: it has their
 * imports; what it leaves to the host's page stands in `scripts/examples/page.d.ts`.
 */
export function badExamples(root) {
  const blocks = new Map(guidesOf(root).flatMap((file) => blocksOf(root, file)))
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const host = hostWith(blocks, { ...options, ...asHosts })
  const page = ['types/css.d.ts', 'scripts/host/playwright.d.ts', 'scripts/examples/page.d.ts'].map(
    (file) => join(root, file),
  )
  const program = ts.createProgram([...blocks.keys(), ...page], host.options, host)
  // Where the page itself did not compile, its names would fit anything.
  const given = page.map((file) => [file, { at: file.slice(root.length + 1) }])
  return [...blocks, ...given].flatMap(([file, { at }]) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(({ code }) => code !== returnOutside)
      .map(({ messageText }) => `${at}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  })
}

/** Stricter than `strict` no host has to be. */
const asHosts = {
  noEmit: true,
  noUncheckedIndexedAccess: false,
  exactOptionalPropertyTypes: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
}
/** The code of an answer's middle may stand without its function. */
const returnOutside = 1108

/** The blocks of a document, each a module of its own, under a path from which the packages are found. */
function blocksOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
    .replaceAll('…,\n', '...leftOut,\n')
    .replaceAll('{ …,', '{ ...leftOut,')
    .replace(/^ *…$/gm, '')
  let before = []
  return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map(([, code], index) => {
    const own = importsOf(code)
    const names = new Set(own.flatMap((one) => one.names))
    const taken = before.filter((one) =>
      one.names.some((name) => !names.has(name) && new RegExp(`\\b${name}\\b`).test(code)),
    )
    before = [...before, ...own]
    const path = join(root, 'e2e/examples', file.replaceAll('/', '-'), `${index}.tsx`)
    const imports = [...new Set(taken.map((one) => one.text))]
    return [
      path,
      { at: `${file}, example ${index + 1}`, text: `${imports.join('\n')}\n${code}\nexport {}\n` },
    ]
  })
}

function importsOf(code) {
  const source = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true)
  return source.statements.filter(ts.isImportDeclaration).map((one) => {
    const { name, namedBindings } = one.importClause ?? {}
    const named = namedBindings?.elements ?? (namedBindings ? [namedBindings] : [])
    return {
      text: one.getText(),
      names: [name, ...named.map((each) => each.name)].filter(Boolean).map((each) => each.text),
    }
  })
}

function hostWith(blocks, options) {
  const host = createHost(options)
  const { getSourceFile, fileExists, readFile } = host
  return Object.assign(host, {
    options,
    fileExists: (file) => blocks.has(file) || fileExists.call(host, file),
    readFile: (file) => blocks.get(file)?.text ?? readFile.call(host, file),
    getSourceFile: (file, ...rest) =>
      blocks.has(file)
        ? ts.createSourceFile(file, blocks.get(file).text, rest[0], true)
        : getSourceFile.call(host, file, ...rest),
  })
}
