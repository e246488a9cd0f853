/** Any part of the texts, as deep as wished. */
export type Overrides<texts> = {
  readonly [key in keyof texts]?: texts[key] extends (...parameters: never) => unknown
    ? texts[key]
    : texts[key] extends string
      ? string
      : Overrides<texts[key]>
}

/**
 * The texts with the host's own in their place. What does not fit (another kind of value, an unknown
 * key) is left aside: a wrong override must not take the modal down.
 */
export function override<texts>(base: texts, own: unknown): texts {
  if (!isRecord(base) || !isRecord(own)) return base
  const entries = Object.entries(base).map(([key, value]) => {
    const mine = Object.hasOwn(own, key) ? own[key] : undefined
    if (isRecord(value)) return [key, override(value, mine)]
    return [key, typeof mine === typeof value ? mine : value]
  })
  return (
    Array.isArray(base) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
  ) as texts
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
