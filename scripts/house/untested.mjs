/** What decides something in react: its hooks, also those of views, modal and widgets, and the components of the page. */
const parts =
  /\/react\/src\/(hooks\/use[^/]+|(views|modal|widgets)\/use[^/]+|widgets\/[A-Z][^/]+)(?<![.]test)[.]tsx?$/

/** Views, hooks and widgets of react without a test in their folder or of their name. */
export function untested({ sources }) {
  const own = sources.filter(({ file }) => file.startsWith('packages/react/src/'))
  const tests = own.filter(({ file }) => /[.]test[.]tsx?$/.test(file)).map(({ file }) => file)
  const views = new Set(
    own.map(({ file }) => file.match(/^.*\/views\/[^/]+\/(?=view[.]tsx$)/)?.[0]).filter(Boolean),
  )
  const hooks = own.map(({ file }) => file).filter((file) => parts.test(file))
  return [
    ...[...views].filter((folder) => !tests.some((test) => test.startsWith(folder))),
    ...hooks.filter(
      (file) => !tests.some((test) => test.startsWith(file.replace(/[.]tsx?$/, '.'))),
    ),
  ]
}
