/** Freezes data through and through, byte arrays excepted: those cannot be frozen, and have no other holder. */
export function deepFreeze<value>(value: value): value {
  if (typeof value !== 'object' || value === null) return value
  if (ArrayBuffer.isView(value) || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const one of Object.values(value)) deepFreeze(one)
  return value
}
