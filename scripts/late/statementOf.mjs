/** An import, written out. */
export function statementOf({ source, names }) {
  const from = `from ${JSON.stringify(source)};`
  const whole = names.find(({ imported }) => imported === '*')
  if (whole) return `import * as ${whole.local} ${from}`
  const list = names.map(({ imported, local }) =>
    imported === local ? local : `${imported} as ${local}`,
  )
  return `import { ${list.join(', ')} } ${from}`
}
