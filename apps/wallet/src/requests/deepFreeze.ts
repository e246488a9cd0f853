/** Freezes data through and through, byte arrays excepted: those cannot be frozen, and nobody else holds them. */
export function deepFreeze<value>(value: value): value {
  if (typeof value !== 'object' || value === null) return value
  if (ArrayBuffer.isView(value) || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const one of Object.values(value)) deepFreeze(one)
  return value
}
