import { stripVTControlCharacters } from 'node:util'

/** What failed in a suite, a line each: its tests as Vitest names them, each with its first error, and its checks. */
export function failuresOf(suite, output) {
  const lines = stripVTControlCharacters(output).split('\n')
  const found = lines.flatMap((line, index) => {
    const test = /^ ?FAIL +(?<name>.+)/.exec(line)?.groups?.name
    const check = /^✗ (?<name>.+)/.exec(line)?.groups?.name
    if (check) return [check]
    return test ? [`${test}: ${lines[index + 1] ?? ''}`] : []
  })
  // One that broke before it could say more has its last words.
  const said = found.length > 0 ? [...new Set(found)] : lines.filter(Boolean).slice(-5)
  return said.map((line) => `${suite}: ${line}`)
}
