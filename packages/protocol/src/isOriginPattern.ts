const label = '[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?'
const host = `(\\*\\.)?${label}(\\.${label})*|\\[[a-f\\d:]{2,39}\\]`
const pattern = new RegExp(`^https?://(${host})(:(\\d{1,5}|\\*))?$`)

/**
 * Whether this is an origin, or one with `*` for its port (`http://localhost:*`) or for its first
 * label (`https://*.example.com`).
 */
export function isOriginPattern(text: string): boolean {
  return text.length <= 300 && pattern.test(text)
}
