import { parseAst } from 'vite'

/**
 * What a chunk of Rolldown's says to other modules: its imports, its exports and where both are `said`, where it imports a chunk when that is
 * needed, the names that are in its code, and those that it exports and assigns anew.
 */
export function partsOf(code) {
  const { body } = parseAst(code)
  const isImport = ({ type }) => type === 'ImportDeclaration'
  const used = new Set()
  const lists = body.filter(({ type }) => type === 'ExportNamedDeclaration')
  const exports = lists.flatMap(({ specifiers }) =>
    specifiers.map(({ local, exported }) => ({ local: local.name, exported: exported.name })),
  )
  const names = new Set(exports.map(({ local }) => local))
  const loads = []
  const changing = []
  const rest = body.filter((node) => !isImport(node) && node.type !== 'ExportNamedDeclaration')
  walk(rest, (node) => {
    if (node.type === 'Identifier') used.add(node.name)
    if (node.type === 'ImportExpression' && /^[.][/]/.test(node.source.value))
      loads.push({ start: node.start, end: node.end, target: node.source.value })
    const target = node.type === 'UpdateExpression' ? node.argument : node.left
    if (/^(Assignment|Update)Expression$/.test(node.type) && names.has(target.name))
      changing.push(target.name)
  })
  const imports = body.filter(isImport).map(importOf)
  return {
    imports,
    said: [...body.filter(isImport), ...lists].map(({ start, end }) => ({ start, end })),
    exports,
    loads,
    used,
    changing,
  }
}

function importOf({ source, specifiers }) {
  const names = specifiers.map(({ type, imported, local }) => ({
    imported:
      type === 'ImportSpecifier'
        ? imported.name
        : type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*',
    local: local.name,
  }))
  return { source: source.value, names }
}

/** Calls `see` with each node of a syntax tree. */
function walk(node, see) {
  if (Array.isArray(node)) for (const one of node) walk(one, see)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') see(node)
    for (const value of Object.values(node)) walk(value, see)
  }
}
