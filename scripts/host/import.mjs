// Run in a host's project: every name given can be imported where there is no window, and has exports.
if ('window' in globalThis) throw new Error('there is a window')
for (const name of process.argv.slice(2)) {
  const names = Object.keys(await import(name))
  if (names.length === 0) throw new Error(`${name} exports nothing`)
  console.log(`${name}: ${names.length}`)
}
