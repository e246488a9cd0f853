import { nameOf } from './nameOf.mjs'
import { propertyOf } from './propertyOf.mjs'
import { statementOf } from './statementOf.mjs'

/**
 * A later file: a function of what the files before it share and hand on, which is called once. It stands in parentheses, by which engines
 * know that it will be called: they compile it while the file comes, and not again in the page's time. Vite and esbuild keep them.
 */
export function textOf(file, { handed, body }) {
  const imports = file.imports.flatMap(({ source, names }) =>
    names.map(({ imported, local }) => {
      const page = handed.get(`${source} ${imported}`)
      if (page) return { from: 'page', exported: page.local, local }
      return { from: nameOf(source), exported: imported, local }
    }),
  )
  const given = groupsOf(imports.filter(({ from }) => from))
  const kept = file.imports.filter(
    ({ source, names }) =>
      !nameOf(source) && names.some(({ imported }) => !handed.has(`${source} ${imported}`)),
  )
  return [
    ...kept.map(statementOf),
    '/** Runs this file, once: `files$` has what others share with it. */',
    'export function open(files$, load$) {',
    `\treturn files$.${file.name} ??= run(files$, load$);`,
    '}',
    `const run = (function ({ ${given.join(', ')} }, load$) {`,
    body,
    `return { ${file.exports.map(propertyOf).join(', ')} };`,
    '})',
    '',
  ].join('\n')
}

function groupsOf(imports) {
  return [...new Set(imports.map(({ from }) => from))].map((from) => {
    const names = imports.filter((one) => one.from === from)
    // Parameters are written as properties are, the other way round.
    return `${from}: { ${names.map(({ exported, local }) => propertyOf({ local, exported })).join(', ')} }`
  })
}
