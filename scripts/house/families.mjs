import ts from 'typescript'
import { lineOf, walk } from './walk.mjs'

const namespaces = new Set(
  'eip155 solana bip122 polkadot cosmos algorand cip34 elrond mvx near tezos sui stacks'.split(' '),
)
/** Where a chain family is at home: each folder is one family, or the table of all of them. */
const homes = /\/families\/|^packages\/adapters\/src\/[^/]+\//

/** Comparisons with the name of a namespace outside the folders of families. */
export function families({ product }) {
  return product
    .filter(({ file }) => !homes.test(file) && !file.startsWith('packages/testing/'))
    .flatMap(({ file, tree }) => {
      const found = []
      walk(tree, (node) => {
        if (isComparison(node)) found.push(`${file}:${lineOf(tree, node)} ${node.getText(tree)}`)
      })
      return found
    })
}

function isComparison(node) {
  if (ts.isCaseClause(node)) return isNamespace(node.expression)
  if (!ts.isBinaryExpression(node)) return false
  const isEquality = [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ].includes(node.operatorToken.kind)
  return isEquality && (isNamespace(node.left) || isNamespace(node.right))
}

const isNamespace = (node) => ts.isStringLiteralLike(node) && namespaces.has(node.text)
