/** Parameters of a link, encoded; what is not given is left out. */
export function writeQuery(
  fields: readonly (readonly [name: string, value: string | undefined])[],
): string {
  const written = fields.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return written.length > 0 ? `?${written.join('&')}` : ''
}
