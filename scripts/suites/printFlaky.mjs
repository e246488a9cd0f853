/** How much of an output is repeated at the end of a log; all of it stands above. */
const most = 40

/** The lines that name what failed in the whole run and passed alone, with what it said both times. Their count comes last. */
export function printFlaky(flaky) {
  const told = flaky.flatMap(({ name, first, second }) => [
    `\nFLAKY ${name}`,
    'It failed at first:',
    ...endOf(first),
    'It passed alone:',
    ...endOf(second),
  ])
  return [...told, `${told.length > 0 ? '\n' : ''}${flaky.length} flaky`].join('\n')
}

function endOf(text) {
  const lines = text.trimEnd().split('\n')
  const left = lines.length - most
  const shown = lines.slice(-most).map((line) => `    ${line}`)
  return left > 0 ? [`    … ${left} lines more above`, ...shown] : shown
}
