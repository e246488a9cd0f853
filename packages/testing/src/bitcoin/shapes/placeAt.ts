/** Puts a value into a page by its path, beside what is there. Returns what removes it again. */
export function placeAt(window: object, path: string, value: unknown): () => void {
  const parts = path.split('.')
  const last = parts.pop() ?? path
  let place = window as Record<string, unknown>
  for (const part of parts) {
    place[part] ??= {}
    place = place[part] as Record<string, unknown>
  }
  place[last] = value
  return () => {
    if (place[last] === value) Reflect.deleteProperty(place, last)
  }
}
