import ts from 'typescript'
import { lineOf, walk } from '../house/walk.mjs'

/** What Node has and a browser has not. */
const globals = new Set(['Buffer', 'process', 'global', '__dirname', '__filename', 'require'])
const scopes = new Set(['globalThis', 'window', 'self', 'global'])
const modules = /^(node:.*|buffer|process|stream|crypto|util|events|assert|path|fs|os|vm)(\/.*)?$/
/** Names and words that stay in a bundle whatever makes it small, each of one that stands in for Node's. */
const marks = [
  ['Buffer', /\b(INSPECT_MAX_BYTES|TYPED_ARRAY_SUPPORT|_isBuffer)\b/],
  ['process', /process\.(binding|chdir) is not supported|\b_tickDomainCallback\b/],
]

/** React asks in these words whether it runs in Node, and in a browser goes on without it. */
const reactProbe =
  /typeof process\s*===?\s*["'`]object["'`]\s*&&\s*typeof process\.emit\s*===?\s*["'`]function["'`]\s*\)\s*\{\s*process\.emit\(/g

/**
 * What of Node's a file for browsers needs or brings along: globals that it takes from nowhere, modules of Node, and code that stands in for either.
 *
 * @param isBundled a bundler was here: before, `process.env.NODE_ENV` is the word by which bundlers are told what a build for production leaves out
 */
export function nodeNeedsIn(given, { isBundled }) {
  const text = given.replace(reactProbe, 'false){(')
  const tree = ts.createSourceFile('built.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const found = marks.flatMap(([name, mark]) => {
    const at = text.search(mark)
    return at < 0 ? [] : [`a stand-in for ${name} (line ${lineAt(text, at)})`]
  })
  const declared = declarationsIn(tree)
  walk(tree, (node) => {
    const need = globalOf(node) ?? moduleOf(node)
    if (!need || isDeclared(node, declared)) return
    if (!isBundled && node.parent?.parent?.getText(tree) === 'process.env.NODE_ENV') return
    found.push(`${need} (line ${lineOf(tree, node)})`)
  })
  return found
}

function globalOf(node) {
  if (ts.isPropertyAccessExpression(node)) {
    const isGlobal = ts.isIdentifier(node.expression) && scopes.has(node.expression.text)
    return isGlobal && globals.has(node.name.text) ? node.name.text : undefined
  }
  if (!ts.isIdentifier(node) || !globals.has(node.text)) return undefined
  return isName(node) ? undefined : node.text
}

/** The name of a member, an import or a label, and no value. */
function isName({ parent, ...node }) {
  if (ts.isPropertyAccessExpression(parent)) return parent.name.pos === node.pos
  if (ts.isShorthandPropertyAssignment(parent)) return false
  if (ts.isBindingElement(parent)) return parent.propertyName?.pos === node.pos
  return 'name' in parent && parent.name?.pos === node.pos && !ts.isVariableDeclaration(parent)
}

function moduleOf(node) {
  const isImport =
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
  const given = isImport ? (node.moduleSpecifier ?? node.arguments?.[0]) : undefined
  const isOfNode = given && ts.isStringLiteralLike(given) && modules.test(given.text)
  return isOfNode ? `the module ${given.text}` : undefined
}

/** Where the file itself declares one of these names: the name and the piece of text in which it holds. */
function declarationsIn(tree) {
  const found = []
  walk(tree, (node) => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionLike(node) ||
      ts.isClassLike(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isNamespaceImport(node)
    if (!isDeclaration || !node.name || !ts.isIdentifier(node.name)) return
    if (!globals.has(node.name.text)) return
    let scope = node.parent
    while (!ts.isBlock(scope) && !ts.isFunctionLike(scope) && !ts.isSourceFile(scope))
      scope = scope.parent
    found.push({ name: node.name.text, pos: scope.pos, end: scope.end })
  })
  return found
}

function isDeclared(node, declared) {
  return (
    ts.isIdentifier(node) &&
    declared.some(({ name, pos, end }) => name === node.text && pos <= node.pos && node.end <= end)
  )
}

function lineAt(text, at) {
  return text.slice(0, at).split('\n').length
}
