import ts from 'typescript'
import { lineOf, walk } from './walk.mjs'

const changing = new Set(
  'add set delete clear push pop shift unshift splice sort reverse fill'.split(' '),
)
/** What a program of its own keeps is its state, and ends with it. */
const programs = /\/(main|bin|admin)[.]tsx?$|^apps\/(sandbox|demo)\//

/** What stands at the top of a module and changes: `let`, and constants whose contents are changed in the same file. */
export function moduleState({ product }) {
  return product
    .filter(({ file }) => !programs.test(file))
    .flatMap(({ file, tree }) => {
      const tops = new Map(tree.statements.filter(ts.isVariableStatement).flatMap(namesOf))
      const changed = new Set([...tops].filter(([, isLet]) => isLet).map(([name]) => name))
      walk(tree, (node) => {
        const name = changedName(node)
        if (tops.has(name)) changed.add(name)
      })
      return [...changed].map((name) => `${file}:${lineOf(tree, find(tree, name))} ${name}`)
    })
}

function namesOf({ declarationList }) {
  const isLet = (declarationList.flags & ts.NodeFlags.Let) !== 0
  return declarationList.declarations
    .filter(({ name }) => ts.isIdentifier(name))
    .map(({ name }) => [name.text, isLet])
}

/** The variable whose contents a node changes. */
function changedName(node) {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const target = node.left
    const isPart = ts.isElementAccessExpression(target) || ts.isPropertyAccessExpression(target)
    return isPart && ts.isIdentifier(target.expression) ? target.expression.text : undefined
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
  const { expression, name } = node.expression
  return ts.isIdentifier(expression) && changing.has(name.text) ? expression.text : undefined
}

function find(tree, name) {
  let found = tree
  for (const statement of tree.statements.filter(ts.isVariableStatement))
    for (const one of statement.declarationList.declarations)
      if (ts.isIdentifier(one.name) && one.name.text === name) found = one
  return found
}
