/** How long each suite took, a line each, and all of them together. */
export function printTimes(times) {
  const all = times.reduce((sum, { ms }) => sum + ms, 0)
  return [...times, { name: 'together', ms: all }]
    .map(({ name, ms }) => `${String(Math.round(ms / 1000)).padStart(5)} s  ${name}`)
    .join('\n')
}
