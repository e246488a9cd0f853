const digitsMax = 10

/** Whether a part of a path is a whole number, as a height is. */
export function isWhole(text: string): boolean {
  return text.length <= digitsMax && /^(0|[1-9]\d*)$/.test(text)
}
