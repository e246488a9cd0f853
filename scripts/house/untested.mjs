/** Views and hooks of react without a test in their folder or of their name. */
export function untested({ sources }) {
  const own = sources.filter(({ file }) => file.startsWith('packages/react/src/'))
  const tests = own.filter(({ file }) => /[.]test[.]tsx?$/.test(file)).map(({ file }) => file)
  const views = new Set(
    own.map(({ file }) => file.match(/^.*\/views\/[^/]+\/(?=view[.]tsx$)/)?.[0]).filter(Boolean),
  )
  const hooks = own
    .map(({ file }) => file)
    .filter((file) => /\/hooks\/use[^/]+(?<![.]test)[.]tsx?$/.test(file))
  return [
    ...[...views].filter((folder) => !tests.some((test) => test.startsWith(folder))),
    ...hooks.filter(
      (file) => !tests.some((test) => test.startsWith(file.replace(/[.]tsx?$/, '.'))),
    ),
  ]
}
