import ts from 'typescript'

/** Calls `visit` with each node of a syntax tree. */
export function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** The line of a node, from 1. */
export function lineOf(tree, node) {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
}
