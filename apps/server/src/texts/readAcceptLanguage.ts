/** Browsers send less. */
const headerMax = 256
const rangesMax = 20
/** RFC 9110 §12.5.4 and RFC 4647 §2.1, with at most three subtags. */
const range =
  /^([a-z]{2,8}(?:-[a-z0-9]{1,8}){0,3}|\*)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i

/** The languages that a request wishes for, the best first. Of a header that is too long or malformed nothing counts. */
export function readAcceptLanguage(header: string | undefined): readonly string[] {
  if (header === undefined || header.length > headerMax) return []
  const parts = header.split(',')
  if (parts.length > rangesMax) return []
  const wishes = parts.map((part) => range.exec(part.trim()))
  if (wishes.includes(null)) return []
  return wishes
    .map((wish) => ({ tag: wish?.[1] ?? '*', weight: Number(wish?.[2] ?? 1) }))
    .filter(({ tag, weight }) => tag !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}
