import ts from 'typescript'
import { neverSaid } from './neverSaid.mjs'
import { walk } from './walk.mjs'

const catalogue = 'packages/protocol/src/catalogue/'
const errors = `${catalogue}errors.ts`
const tables = ['errors', 'alerts', 'notices'].map((name) => `${catalogue}${name}.ts`)

/**
 * Codes of the catalogue that no code of the product says although it could: what is left of a feature that is gone, or was forgotten. Texts of a
 * code, in the catalogue or a locale, do not count as saying it; the table `serverAlerts` does, because what the server says is looked up in it.
 */
export function deadCodes({ product }) {
  const all = saidIn(product, code)
  const thrown = saidIn(product, unalerted)
  const excused = new Set(Object.keys(neverSaid))
  return product
    .filter(({ file }) => tables.includes(file))
    .flatMap(({ file, tree }) => {
      const said = file === errors ? thrown : all
      return codesOf(tree)
        .filter((code) => said.has(code) === excused.has(code))
        .map((code) => `${file} ${code}${said.has(code) ? ' is said, and listed as unsaid' : ''}`)
    })
}

const code = /'([a-z][a-z0-9_]*)'/g
/** An alert with the code of an error says the alert alone. */
const unalerted = /(?<!showAlert\(client, )'([a-z][a-z0-9_]*)'/g

function saidIn(product, pattern) {
  const said = new Set(
    product
      .filter(({ file }) => !file.startsWith(catalogue) && !file.includes('/locales/'))
      .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, code]) => code)),
  )
  for (const { tree } of product.filter(({ file }) => tables.includes(file)))
    for (const code of lookedUp(tree)) said.add(code)
  return said
}

/** The names of the exported tables' rows, of those that are codes. */
function codesOf(tree) {
  const codes = []
  walk(tree, (node) => {
    const isRow =
      (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
      ts.isObjectLiteralExpression(node.parent) &&
      isTable(node.parent)
    const name = isRow && node.name.text
    if (name && /^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) codes.push(name)
  })
  return codes
}

/** The codes that the table of what servers say leads to. */
function lookedUp(tree) {
  const codes = []
  walk(tree, (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText(tree) !== 'serverAlerts') return
    walk(node, (inner) => {
      if (ts.isPropertyAssignment(inner) && ts.isStringLiteral(inner.initializer))
        codes.push(inner.initializer.text)
    })
  })
  return codes
}

/** Whether an object is the value of a variable, and not of one of its rows. */
function isTable(object) {
  let { parent } = object
  while (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) parent = parent.parent
  return ts.isVariableDeclaration(parent)
}
