/** The name of a chunk, by how other chunks import it; `undefined` of what is no chunk. */
export function nameOf(source) {
  return /^[.][/](.+)[.]js$/.exec(source)?.[1]
}
