import { parseAst } from 'vite'

/**
 * Writes what a chunk makes of a module with Rolldown's `__exportAll` as an object with getters, and leaves that function out where nothing
 * else needs it: a page would have it with its first code.
 */
export function plainNamespaces(code) {
  const made = declaredIn(code).filter(
    ({ init }) => init?.type === 'CallExpression' && init.callee.name === '__exportAll',
  )
  const written = made.reduceRight(
    (
      text,
      {
        init: {
          start,
          end,
          arguments: [all],
        },
      },
    ) => {
      const getters = all.properties.map(({ key, value: { body } }) => {
        const name = code.slice(key.start, key.end)
        return `get ${name}() { return ${code.slice(body.start, body.end)}; }`
      })
      const before = text.slice(0, start).replace(/\/\* @__PURE__ \*\/ $/, '')
      return `${before}{ ${getters.join(', ')} }${text.slice(end)}`
    },
    code,
  )
  return ['__exportAll', '__defProp'].reduce(withoutUnused, written)
}

function withoutUnused(code, name) {
  const found = declaredIn(code).find(({ id }) => id.name === name)
  const isUsed = code.split(new RegExp(`\\b${name}\\b`)).length > 2
  return found && !isUsed ? code.slice(0, found.from) + code.slice(found.to) : code
}

/** What a chunk declares in statements of its own, and where these stand. */
function declaredIn(code) {
  return parseAst(code)
    .body.filter(
      ({ type, declarations }) => type === 'VariableDeclaration' && declarations.length === 1,
    )
    .map(({ start, end, declarations: [one] }) => ({ ...one, from: start, to: end }))
}
