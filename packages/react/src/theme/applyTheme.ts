import type { Theme } from './Theme.js'

type Host = Pick<HTMLElement, 'setAttribute'> & {
  readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'>
}

/**
 * Puts a theme on a host element: the mode as `data-theme`, each variable through the CSSOM, which a
 * strict `style-src` allows. Names that are not ours are left out: a theme may not style the page.
 *
 * @returns a function that takes the variables off again
 */
export function applyTheme(host: Host, { mode, variables }: Theme): () => void {
  host.setAttribute('data-theme', mode)
  const names = Object.keys(variables).filter((name) => /^--(foyer|w3m)-/.test(name))
  for (const name of names) host.style.setProperty(name, String(variables[name]))
  return () => {
    for (const name of names) host.style.removeProperty(name)
  }
}
