import { dirname, join } from 'node:path'
import ts from 'typescript'
import { walk } from './walk.mjs'

/** Folders beside each other that import each other, directly or through others between them: a line for each such knot, and each pair of it. */
export function circles({ product }) {
  const files = new Set(product.map(({ file }) => file))
  const arrows = new Map()
  for (const source of product)
    for (const target of importsOf(source, files)) note(arrows, source.file, target)
  return [...arrows].flatMap(([base, edges]) => knots(base, edges))
}

/** The files of the same workspace that a source imports, types and lazy imports included. */
function importsOf({ file, tree }, files) {
  const found = []
  walk(tree, (node) => {
    const name = specifierOf(node)
    if (!name?.startsWith('.')) return
    const path = join(dirname(file), name).replace(/[.]js$/, '')
    const target = [path, `${path}.ts`, `${path}.tsx`].find((one) => files.has(one))
    if (target) found.push(target)
  })
  return found
}

function specifierOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier?.text
  if (ts.isImportTypeNode(node)) return node.argument.literal?.text
  const isLazy = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isLazy && ts.isStringLiteralLike(node.arguments[0]) ? node.arguments[0].text : undefined
}

/** An import is an arrow between the two folders where the paths part. What stands in no folder there is of none. */
function note(arrows, from, to) {
  const [one, other] = [dirname(from).split('/'), dirname(to).split('/')]
  const at = one.findIndex((name, index) => name !== other[index])
  if (at < 0 || at >= other.length) return
  const base = one.slice(0, at).join('/')
  const edges = arrows.get(base) ?? new Map()
  arrows.set(base, edges.set(one[at], (edges.get(one[at]) ?? new Set()).add(other[at])))
}

function knots(base, edges) {
  const reach = new Map([...edges.keys()].map((name) => [name, reachOf(name, edges)]))
  const isKnot = (one, other) => reach.get(one)?.has(other) && reach.get(other)?.has(one)
  return [...reach.keys()]
    .filter((name) => isKnot(name, name))
    .map((name) => {
      const others = [...reach.keys()].filter((other) => other !== name && isKnot(name, other))
      return `${base}/${name} is in a circle with ${others.join(', ')}`
    })
}

function reachOf(name, edges) {
  const seen = new Set()
  const queue = [...(edges.get(name) ?? [])]
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    queue.push(...(edges.get(next) ?? []))
  }
  return seen
}
