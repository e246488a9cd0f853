import ts from 'typescript'
import { lineOf, walk } from './walk.mjs'

const namespaces =
  'eip155|solana|bip122|polkadot|cosmos|algorand|cip34|elrond|mvx|near|tezos|sui|stacks'
const named = new RegExp(`^(${namespaces})$`)
/** A namespace, or the beginning of one of its ids: `eip155:`, `eip155:1`. */
const begun = new RegExp(`^(${namespaces})(:.*)?$`)
const { SyntaxKind } = ts
const operators = new Set([
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  // Defaults: what names no family is of this one.
  SyntaxKind.QuestionQuestionToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionEqualsToken,
])
/** Where a chain family is at home: each folder is one family, or the table of all of them. */
const homes = /\/families\/|^packages\/adapters\/src\/[^/]+\//
/** The sandbox plays chains of each family, and the test kit is a wallet of two. */
const plays = /^apps\/(sandbox|demo)\/|^packages\/testing\//

/**
 * Branches by the name of a namespace outside the folders of families: comparisons, the name as an argument (`startsWith`, `includes`, `isAddress`),
 * as a default, cut off by its length, or as a key of a table that is read by a namespace.
 */
export function families({ product }) {
  const sources = product.filter(({ file }) => !homes.test(file) && !plays.test(file))
  const tables = new Set(sources.flatMap(({ tree }) => tablesOf(tree)))
  return sources.flatMap(({ file, tree }) => {
    const found = []
    walk(tree, (node) => {
      if (isBranch(node) || isLookup(node, tables))
        found.push(`${file}:${lineOf(tree, node)} ${node.getText(tree).slice(0, 100)}`)
    })
    return found
  })
}

function isBranch(node) {
  if (ts.isCaseClause(node)) return isNamed(node.expression)
  if (ts.isBinaryExpression(node))
    return operators.has(node.operatorToken.kind) && [node.left, node.right].some(isNamed)
  if (ts.isCallExpression(node)) return [...node.arguments, ...listOf(node)].some(isNamed)
  if (ts.isParameter(node) || ts.isBindingElement(node))
    return node.initializer !== undefined && isNamed(node.initializer)
  return ts.isPropertyAccessExpression(node) && isNamed(node.expression)
}

/** What a list is asked for: `['eip155', 'solana'].includes(…)`. */
function listOf({ expression }) {
  const list = ts.isPropertyAccessExpression(expression) ? expression.expression : undefined
  return list && ts.isArrayLiteralExpression(list) ? list.elements : []
}

function isNamed(node) {
  return ts.isStringLiteralLike(node) && begun.test(node.text)
}

/** Constants at the top of a module whose keys are namespaces. */
function tablesOf(tree) {
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer && isTable(plain(initializer)))
    .map(({ name }) => name.getText(tree))
}

function isLookup(node, tables) {
  if (!ts.isElementAccessExpression(node)) return false
  const { expression } = node
  return isTable(plain(expression)) || (ts.isIdentifier(expression) && tables.has(expression.text))
}

function isTable(node) {
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some(({ name }) => name !== undefined && named.test(name.text ?? ''))
  )
}

function plain(node) {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
  return isWrapped ? plain(node.expression) : node
}
