const noticed = new Set(['Killed', 'Timeout'])
const counted = new Set([...noticed, 'Survived', 'NoCoverage'])

/**
 * What a report of Stryker says: how many changes there were, how many a test noticed, how many of those by taking too long, the share in
 * per cent, and the others, a line each.
 */
export function scoreOf({ files }) {
  const all = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((one) => ({ ...one, file })),
  )
  const valid = all.filter(({ status }) => counted.has(status))
  const held = valid.filter(({ status }) => noticed.has(status))
  const byTime = valid.filter(({ status }) => status === 'Timeout').length
  const left = valid
    .filter(({ status }) => !noticed.has(status))
    .map(
      ({ file, location, mutatorName, replacement, status }) =>
        `${file}:${location.start.line} ${status}: ${mutatorName} → ${oneLine(replacement)}`,
    )
  const score = valid.length === 0 ? 0 : Math.round((1000 * held.length) / valid.length) / 10
  return { changes: valid.length, noticed: held.length, byTime, score, left }
}

const oneLine = (text = '') => text.replace(/\s+/g, ' ').slice(0, 100)
