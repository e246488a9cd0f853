/** Amino JSON: keys sorted at every depth, and what HTML would read as markup escaped. */
export function writeAmino(document: unknown): string {
  const text = JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return text.replace(/[&<>]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`)
}
