// A star is a whole label or a part between hyphens: `*example.com` would match foreign domains.
const piece = '(?:\\*|[a-z\\d]+)'
const label = `${piece}(?:-+${piece})*`
const last = '[a-z\\d]+(?:-+[a-z\\d]+)*'
const host = `(?:${label}\\.)*${last}|\\[[a-f\\d:]{2,39}\\]`
const pattern = new RegExp(`^(https?)://(${host})(?::(\\d{1,5}|\\*))?$`)

const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' }

/**
 * The pattern of origins that a user means, as it is kept: an origin, one with `*` in it, or the address of a page, of which the origin
 * counts. `undefined` for what is none. A `*` stands for any port, or within one label of the host for a letter, digit or hyphen or more;
 * once in a label, and never in the last.
 */
export function toOriginPattern(text: string): string | undefined {
  const [start = ''] = /^https?:\/\/[^/?#]*/i.exec(text) ?? []
  if (start.length > 300) return undefined
  const [, scheme = '', name = '', port] = pattern.exec(start.toLowerCase()) ?? []
  if (name === '' || /\*[^.]*\*/.test(name)) return undefined
  return `${scheme}://${name}${port === undefined || port === usualPorts[scheme] ? '' : `:${port}`}`
}
