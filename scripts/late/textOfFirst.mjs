import { nameOf } from './nameOf.mjs'
import { propertyOf } from './propertyOf.mjs'
import { statementOf } from './statementOf.mjs'

/** The first file: what it imports, its code, what it hands the `others` and how it loads them. It exports what its module exports. */
export function textOfFirst(file, { handed, others, exports, body }) {
  const given = [...handed.values()]
  const taken = others.flatMap(({ imports }) =>
    imports
      .filter(({ source }) => nameOf(source) === 'entry')
      .flatMap(({ names }) => names.map(({ imported }) => imported)),
  )
  const shared = file.exports.filter(({ exported }) => taken.includes(exported))
  const own = file.exports.filter(({ exported }) => exports.includes(exported))
  const imports = file.imports.filter(({ source }) => !nameOf(source))
  return [
    ...given.map(({ source, imported, local }) =>
      statementOf({ source, names: [{ imported, local }] }),
    ),
    ...imports.map(statementOf),
    file.head ?? '',
    body,
    '/** What later files share with this one and need of the page; each adds what others share with it. */',
    'const files$ = {',
    `\tentry: { ${shared.map(propertyOf).join(', ')} },`,
    `\tpage: { ${given.map(({ local }) => local).join(', ')} }`,
    '};',
    '/** Opens files when all of them are here, in their order. Settles with what the last one has. */',
    'async function load$(...loads) {',
    '\tconst files = await Promise.all(loads);',
    '\treturn files.map(({ open }) => open(files$, load$)).at(-1);',
    '}',
    `export { ${own.map(({ local, exported }) => (local === exported ? local : `${local} as ${exported}`)).join(', ')} };`,
    '',
  ].join('\n')
}
