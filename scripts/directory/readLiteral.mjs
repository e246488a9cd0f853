import ts from 'typescript'

/**
 * The value of a constant in a JavaScript file, read from its syntax: foreign code is never run.
 *
 * @throws unless the file has that constant and it is made of literals alone
 */
export function readLiteral(text, name) {
  const file = ts.createSourceFile('source.js', text, ts.ScriptTarget.ES2022)
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name: found, initializer } of statement.declarationList.declarations) {
      if (found.text === name || name === undefined) return value(initializer)
    }
  }
  throw new Error(`There is no constant ${name}`)
}

function value(node) {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return plain(node)
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(value)
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map(property))
  if (node.kind === ts.SyntaxKind.NullKeyword) return null
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return -value(node.operand)
  throw new Error(`Not a literal: ${ts.SyntaxKind[node.kind]}`)
}

function plain(node) {
  return ts.isNumericLiteral(node) ? Number(node.text) : node.text
}

function property(node) {
  if (!ts.isPropertyAssignment(node)) throw new Error(`Not a plain property`)
  return [node.name.text, value(node.initializer)]
}
