/** An element of the page. */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no ${id}`)
  return found
}
