import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The names of all options that `createFoyer` takes, as their type lists them. */
export function options(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const type = source.statements.find(
    (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === 'FoyerOptions',
  )
  const members = type && ts.isTypeLiteralNode(type.type) ? type.type.members : []
  if (members.length === 0) throw new Error(`${file} has no type FoyerOptions`)
  return members.map(({ name }) => name.text)
}
