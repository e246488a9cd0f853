import { relative } from 'node:path'

/**
 * What the lines of `reporter.mjs` say: of each test file how many tests passed and failed, and what is to be said of the failed
 * ones. A file that could not be run, broke outside of its tests or did not end has one failed test; `loose` are errors of no file.
 */
export function readReport(text, { cwd, isWhole = false }) {
  const lines = text.split('\n').flatMap(parse)
  const parts = new Map()
  const nameOf = (file) => relative(cwd, file)
  for (const file of lines.flatMap(({ files = [] }) => files)) {
    const name = nameOf(file)
    parts.set(name, { name, passed: 0, failed: 1, said: `FAIL ${name}\nIt did not end.` })
  }
  const ended = lines.filter(({ file }) => file)
  for (const line of ended) {
    const name = nameOf(line.file)
    parts.set(name, { name, ...countOf(line, isWhole), said: line.said })
  }
  const errors = lines.flatMap(({ loose = [] }) => loose)
  for (const { file, said } of errors) {
    const part = file && parts.get(nameOf(file))
    if (part) blame(part, said)
  }
  const loose = errors.filter(({ file }) => !file || !parts.has(nameOf(file)))
  return { ...blameUnended([...parts.values()], ended.length, loose), isStarted: ended.length > 0 }
}

/** The last line may be cut off, where the run was. */
function parse(line) {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

function countOf({ passed, failed, skipped, ok }, isWhole) {
  const missed = failed + (isWhole ? skipped : 0)
  return { passed, failed: missed === 0 && !ok ? 1 : missed }
}

function blame(part, said) {
  part.failed += 1
  part.said = [part.said, `FAIL ${part.name}\n${said}`].filter(Boolean).join('\n\n')
}

/** A process that dies takes its file with it, and its error names none: it stands with what did not end. */
function blameUnended(parts, ended, loose) {
  const texts = loose.map(({ said }) => said)
  const lost = parts.filter(({ said }) => said.endsWith('It did not end.'))
  if (lost.length === 0 || ended === 0) return { parts, loose: texts }
  for (const part of lost) part.said = [part.said, ...texts].join('\n\n')
  return { parts, loose: [] }
}
