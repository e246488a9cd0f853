/** How a host element looks: the mode, and CSS variables by name (`--foyer-…` or the alias `--w3m-…`). */
export type Theme = {
  readonly mode: 'dark' | 'light' | 'system'
  readonly variables: Readonly<Record<string, string | number>>
}
