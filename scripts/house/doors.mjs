import ts from 'typescript'

const index = 'packages/core/src/exports/index.ts'
/** Functions of `window` that a name in a host's file would hide. */
const globals = new Set(
  'alert blur close closed confirm event external fetch find focus history length location moveTo name open origin parent print prompt screen scroll self start status stop top'.split(
    ' ',
  ),
)

/** The values that core's main entry gives: what a host reads through when it looks for a name. */
export function coreValues({ sources }) {
  return namesOf(sources, index)
    .filter(({ isType }) => !isType)
    .map(({ name }) => name)
}

/** Names of public entries that hide a global of `window`. */
export function hiddenGlobals({ sources }) {
  return publicEntries(sources).flatMap((file) =>
    namesOf(sources, file)
      .filter(({ name, isType }) => !isType && globals.has(name))
      .map(({ name }) => `${file} ${name}`),
  )
}

/** Hooks of public entries whose names do not begin with `useFoyer`. */
export function foreignHooks({ sources }) {
  const isForeign = (name) => /^use[A-Z]/.test(name) && !name.startsWith('useFoyer')
  return namesOf(sources, 'packages/react/src/exports/index.ts')
    .filter(({ name }) => isForeign(name))
    .map(({ name }) => name)
}

/** Public entries without a test of their types. */
export function untypedDoors({ sources }) {
  const typed = sources.filter(({ text, isTest }) => isTest && text.includes('expectTypeOf'))
  return publicEntries(sources).filter((file) => {
    const name = file.replace(/^.*\//, '').replace(/[.]ts$/, '')
    const folder = file.replace(/[^/]*$/, '')
    return !typed.some((one) => one.file.startsWith(folder) && one.text.includes(`/${name}.js'`))
  })
}

/** What the server's features let the rest of the server use: a door that only a few pass is known by heart. */
export function serverDoors({ sources }) {
  return sources
    .filter(({ file, isTest }) => !isTest && /^apps\/server\/src\/[^/]+\/exports[.]ts$/.test(file))
    .flatMap(({ file }) => namesOf(sources, file).map(({ name }) => `${file} ${name}`))
}

function publicEntries(sources) {
  return sources
    .filter(
      ({ file, isTest }) =>
        !isTest &&
        /^packages\/(core|react|adapters|testing|protocol|directory)\/src\/(exports\/[^/]+|[^/]+\/exports)[.]ts$/.test(
          file,
        ),
    )
    .map(({ file }) => file)
    .filter((file) => !/\/internal[.]ts$/.test(file))
}

function namesOf(sources, file) {
  const source = sources.find((one) => one.file === file)
  if (!source) return []
  return source.tree.statements
    .filter((one) => ts.isExportDeclaration(one) && one.exportClause)
    .flatMap((one) =>
      one.exportClause.elements.map((element) => ({
        name: element.name.text,
        isType: one.isTypeOnly || element.isTypeOnly,
      })),
    )
}
