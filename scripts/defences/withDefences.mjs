const link = /\[([^\]]+)\]\(([^)\s]+)\)/g
const heading = /\| tests \|$/

/**
 * SECURITY.md with the column `defences` of its threat tables as it has to be: in each row those whose test the row links to. Tables that
 * have no such column get one, before the tests.
 */
export function withDefences(text, defences) {
  let columns
  const lines = text.split('\n').map((line) => {
    if (!line.startsWith('|')) columns = undefined
    else if (heading.test(line)) {
      columns = cells(line)
      return write(columns, 'defences', columns)
    } else if (columns && line.startsWith('|---')) return rule(columns)
    else if (columns) return write(cells(line), idsFor(line, defences), columns)
    return line
  })
  return lines.join('\n')
}

/** The defences that a row of the threat model is held by. */
export function defencesOf(row, defences) {
  const links = [...row.matchAll(link)].map(([, name, path]) => ({ name, path }))
  return defences.filter(({ test, named }) =>
    links.some(({ name, path }) => path === test && isCalled(name, named)),
  )
}

/** A test for each of several may be named by what stands before what is filled in. */
function isCalled(name, named) {
  return name === named || (name.startsWith(named) && /^[%$]/.test(name.slice(named.length)))
}

function idsFor(line, defences) {
  return defencesOf(line, defences)
    .map(({ id }) => `\`${id}\``)
    .join(', ')
}

function write(row, ids, columns) {
  const others = row.filter((_, index) => columns[index] !== 'defences')
  const all = [...others.slice(0, -1), ids, others.at(-1) ?? '']
  return `|${all.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`
}

function rule(columns) {
  return `|${'---|'.repeat(columns.includes('defences') ? columns.length : columns.length + 1)}`
}

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
