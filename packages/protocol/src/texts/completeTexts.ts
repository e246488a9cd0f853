/** Any part of the texts, as deep as wished. */
export type SomeTexts<texts> = {
  readonly [key in keyof texts]?: texts[key] extends (...parameters: never) => unknown
    ? texts[key]
    : texts[key] extends string
      ? string
      : SomeTexts<texts[key]>
}

/** The texts of a language with the English ones where it has none. What is of another kind than the English one is left aside. */
export function completeTexts<texts>(english: texts, own: unknown): texts {
  if (!isRecord(english) || !isRecord(own)) return english
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const mine = Object.hasOwn(own, key) ? own[key] : undefined
      if (isRecord(value)) return [key, completeTexts(value, mine)]
      return [key, typeof mine === typeof value ? mine : value]
    }),
  ) as texts
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
