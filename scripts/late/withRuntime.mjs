/** Rolldown's own functions stand in a chunk of their own. Here the first file has them, where any file uses one. */
export function withRuntime(files) {
  const runtime = files.find(({ name }) => name === 'rolldown-runtime')
  if (!runtime) return files
  const isOfRuntime = ({ source }) => source === './rolldown-runtime.js'
  const others = files.filter((file) => file !== runtime)
  const isUsed = others.some(({ imports, used }) =>
    imports.filter(isOfRuntime).some(({ names }) => names.some(({ local }) => used.has(local))),
  )
  if (!isUsed)
    return others.map((file) => ({
      ...file,
      imports: file.imports.filter((one) => !isOfRuntime(one)),
    }))
  const toEntry = (one) => (isOfRuntime(one) ? { ...one, source: './entry.js' } : one)
  return others.map((file) => {
    const imports = file.imports.map(toEntry)
    if (file.name !== 'entry') return { ...file, imports }
    const [{ start }] = runtime.said
    return {
      ...file,
      // They are here already.
      imports: imports.map((one) => (one.source === './entry.js' ? { ...one, names: [] } : one)),
      head: runtime.code.slice(0, start).trim(),
      exports: [...file.exports, ...runtime.exports],
    }
  })
}
