/** Rolldown's own functions stand in a chunk of their own. Here the first file has them. */
export function withRuntime(files) {
  const runtime = files.find(({ name }) => name === 'rolldown-runtime')
  if (!runtime) return files
  const toEntry = (one) =>
    one.source === './rolldown-runtime.js' ? { ...one, source: './entry.js' } : one
  return files
    .filter((file) => file !== runtime)
    .map((file) => {
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
