/** How long each suite took, a line each, and all of them together; and for how long it kept the processors of the machine busy, all of them counted together. */
export function printTimes(times) {
  const sum = (key) => times.reduce((all, one) => all + one[key], 0)
  return [...times, { name: 'together', ms: sum('ms'), busyMs: sum('busyMs') }]
    .map(
      ({ name, ms, busyMs }) =>
        `${seconds(ms)} s  ${name} (${seconds(busyMs).trim()} s of processors)`,
    )
    .join('\n')
}

function seconds(ms) {
  return String(Math.round(ms / 1000)).padStart(5)
}
