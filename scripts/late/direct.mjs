/**
 * Rolldown has names that a list of names passes on come from the chunk where that list stands, which is the first. Here each file imports from
 * where they are.
 */
export function direct(files) {
  const first = files.find(({ name }) => name === 'entry')
  const passed = new Map()
  for (const { source, names } of first.imports) {
    for (const { imported, local } of names) {
      const name = first.exports.find((one) => one.local === local)?.exported
      if (name && source !== './entry.js') passed.set(name, { source, imported })
    }
  }
  return files.map((file) => {
    const imports = file.imports.flatMap((one) =>
      one.source === './entry.js' ? apart(one, passed) : [one],
    )
    const used = ({ local }) => file.used.has(local)
    const needed = imports.map((one) => ({ ...one, names: one.names.filter(used) }))
    return { ...file, imports: needed.filter(({ names }) => names.length > 0) }
  })
}

function apart({ source, names }, passed) {
  const own = names.filter(({ imported }) => !passed.has(imported))
  const others = names.filter(({ imported }) => passed.has(imported))
  return [
    { source, names: own },
    ...others.map(({ imported, local }) => {
      const from = passed.get(imported)
      return { source: from.source, names: [{ imported: from.imported, local }] }
    }),
  ]
}
