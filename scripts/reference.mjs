import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { createHost } from './createHost.mjs'
import { root } from './root.mjs'

/** The packages whose entries are listed, in this order. */
const packages = ['react', 'adapters', 'core', 'siwx']
/** What only the packages themselves and authors of adapters import. */
const unlisted = ['@foyer/core/internal', '@foyer/core/testing', '@foyer/react/ui']
const asWritten =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/**
 * The page of every component, hook and action, from the types and their doc comments. A code of an error leads to where it is
 * explained.
 *
 * @param codes of the catalogue's errors
 */
export function reference(codes) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const entries = packages.flatMap(entriesOf)
  const files = entries.map(({ file }) => file)
  const sources = [...files, join(root, 'types/css.d.ts')]
  const program = ts.createProgram(sources, options, createHost(options))
  const tell = createTeller(program.getTypeChecker(), new Set(codes))
  const told = new Set()
  /** A name that several entries export stands under the first one. */
  const once = (symbols) => symbols.filter((one) => !told.has(one) && told.add(one))
  const all = entries.map(({ name, file }) => ({ name, symbols: once(exportsOf(program, file)) }))
  return [
    '# Reference',
    '',
    '<!-- Written by `node scripts/docs.mjs` from the types and doc comments of the packages. Change them there. -->',
    '',
    'Options of `createFoyer` stand in [options.md](options.md), errors in [errors.md](errors.md), whole pages in [quickstart.md](quickstart.md).',
    'Amounts are `bigint` in the smallest unit, networks CAIP-2 ids, accounts CAIP-10. In a component `useFoyerAction` binds an action to the client.',
    ...all.flatMap(({ name, symbols }) =>
      partsOf(name, functionsOf(symbols)).flatMap(([title, some]) =>
        section(title, some.map(tell)),
      ),
    ),
    ...section(
      'Types',
      all
        .filter(({ name }) => name !== '@foyer/react')
        .flatMap(({ symbols }) => symbols.filter(isType))
        .map(tell),
    ),
    '',
  ].join('\n')
}

/** What a package publishes, as its `exports` say. */
function entriesOf(folder) {
  const { name, exports } = JSON.parse(
    readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
  )
  return Object.entries(exports)
    .map(([path, file]) => ({
      name: name + path.slice(1),
      file: join(root, 'packages', folder, file),
    }))
    .filter((entry) => !unlisted.includes(entry.name))
}

/** The functions of an entry under their titles. */
function partsOf(name, functions) {
  if (name === '@foyer/react') {
    const [components, hooks] = split(functions, (one) => !one.name.startsWith('use'))
    return [
      [`Components of \`${name}\``, components],
      [`Hooks of \`${name}\``, hooks],
    ]
  }
  if (name !== '@foyer/core') return [[`\`${name}\``, functions]]
  const [actions, rest] = split(functions, isAction)
  return [
    ...byRoom(actions).map(([room, some]) => [`Actions of \`${name}\`: ${room}`, some]),
    [`What else \`${name}\` has`, rest],
  ]
}

function exportsOf(program, file) {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function functionsOf(symbols) {
  return symbols.filter(({ declarations }) => declarations.some(ts.isFunctionDeclaration))
}

function isType({ declarations }) {
  return declarations.some(ts.isTypeAliasDeclaration)
}

/** What does something with a client, or hears of it. */
function isAction({ declarations }) {
  const [first] = declarations.find(ts.isFunctionDeclaration).parameters
  return first?.type !== undefined && /\bClient\b/.test(first.type.getText())
}

function split(list, test) {
  return [list.filter(test), list.filter((one) => !test(one))]
}

/** Under the name of the folder that each stands in. */
function byRoom(symbols) {
  const rooms = {}
  for (const one of symbols) {
    const file = one.declarations[0].getSourceFile().fileName
    const path = relative(join(root, 'packages/core/src'), file)
    const room = path.includes('/') ? path.split('/')[0] : 'the client'
    rooms[room] = [...(rooms[room] ?? []), one]
  }
  return Object.entries(rooms).sort(([a], [b]) => (a < b ? -1 : 1))
}

function section(title, parts) {
  return parts.length === 0 ? [] : ['', `## ${title}`, ...parts.flat()]
}

function createTeller(checker, codes) {
  const signature = (declaration) => {
    const { name, typeParameters, parameters, type } = declaration
    const of = typeParameters ? `<${typeParameters.map((one) => one.getText()).join(', ')}>` : ''
    const given = parameters.map((one) => plain(one)).join(', ')
    const back = type?.getText() ?? inferred(declaration)
    return `function ${name.text}${of}(${given}): ${back}`
  }
  const inferred = (declaration) => {
    const back = checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(declaration))
    return checker.typeToString(back, declaration, asWritten).replace(/import\("[^"]*"\)\./g, '')
  }
  return ({ name, declarations }) => {
    const own = declarations.find(
      (one) => ts.isFunctionDeclaration(one) || ts.isTypeAliasDeclaration(one),
    )
    const more = declarations.filter(ts.isModuleDeclaration).flatMap(typesIn)
    const code = ts.isFunctionDeclaration(own) ? signature(own) : unindented(own.getText())
    const shown = [code.replace(/^export /, ''), ...more.map((type) => `type ${name}.${type}`)]
    return ['', `### ${name}`, ...words(own, codes), '', '```ts', shown.join('\n\n'), '```']
  }
}

/** A parameter without the names that it is taken apart into. */
function plain({ name, type, questionToken, initializer, dotDotDotToken }) {
  const called = ts.isIdentifier(name) ? name.text : calledAs(type)
  const optional = questionToken || initializer ? '?' : ''
  return `${dotDotDotToken ? '...' : ''}${called}${optional}: ${type?.getText() ?? 'unknown'}`
}

function calledAs(type) {
  const text = type?.getText() ?? ''
  if (text === 'Client') return 'client'
  return text.endsWith('Props') ? 'props' : 'parameters'
}

function typesIn({ body }) {
  return body.statements
    .filter(ts.isTypeAliasDeclaration)
    .map((type) => unindented(type.getText().replace(/^(export )?type /, ''), 2))
}

function unindented(text, by = 0) {
  return text.replaceAll(`\n${' '.repeat(by)}`, '\n')
}

/** What a doc comment says, a paragraph a tag. */
function words(declaration, codes) {
  const [doc] = declaration.jsDoc?.slice(-1) ?? []
  if (!doc) return []
  const tags = (doc.tags ?? []).map((tag) => {
    const text = ts.getTextOfJSDocComment(tag.comment) ?? ''
    const word = { throws: 'Throws', param: `\`${tag.name?.getText()}\`:`, returns: 'Returns' }[
      tag.tagName.text
    ]
    return word ? `${word} ${text.replace(/^- /, '')}` : ''
  })
  return [ts.getTextOfJSDocComment(doc.comment) ?? '', ...tags]
    .filter((text) => text !== '')
    .flatMap((text) => ['', linked(text, codes)])
}

function linked(text, codes) {
  return text.replace(/`(\w+)`/g, (word, code) =>
    codes.has(code) ? `[${word}](errors.md#${code})` : word,
  )
}
