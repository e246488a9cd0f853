/**
 * Fetches what the first opening needs, in one file. The one place that imports it: a second import of a part of it would have a
 * bundler cut the file in two.
 */
export async function loadOpening() {
  const { opening } = await import('./opening.js')
  return opening
}
