export type ThemeMode = 'dark' | 'light' | 'system'
/** CSS variables by name, `--foyer-…` or its alias `--w3m-…`. */
export type ThemeVariables = Readonly<Record<string, string | number>>
export type ThemeState = { readonly mode: ThemeMode; readonly variables: ThemeVariables }
