/** A type of the ABI as JSON interfaces write it. */
export type AbiType = {
  readonly type: string
  readonly components?: readonly AbiType[] | undefined
}

/** The type of the entries of a list; `undefined` of what is no list. Lists of a fixed length are not read here. */
export function entryOf({ type, components }: AbiType): AbiType | undefined {
  return type.endsWith('[]') ? { type: type.slice(0, -2), components } : undefined
}

/** Whether values of it stand behind the heads, with their place in the head. */
export function isDynamic(type: AbiType): boolean {
  if (type.type === 'bytes' || type.type === 'string' || entryOf(type)) return true
  return type.type === 'tuple' && (type.components ?? []).some(isDynamic)
}

/** How many bytes its head takes. */
export function headBytes(type: AbiType): number {
  if (isDynamic(type) || type.type !== 'tuple') return 32
  return (type.components ?? []).reduce((sum, one) => sum + headBytes(one), 0)
}

/** How many bits a whole number has; `undefined` of another type. */
export function bitsOf({ type }: AbiType): number | undefined {
  const [, bits] = /^u?int(\d+)$/.exec(type) ?? []
  return bits === undefined ? undefined : Number(bits)
}

/** A function of a contract's interface. */
export type AbiFunction = {
  readonly type: 'function'
  readonly name: string
  readonly inputs: readonly AbiType[]
  readonly outputs: readonly AbiType[]
}

/** @throws for a name that the interface does not have */
export function functionOf(abi: readonly unknown[], name: string): AbiFunction {
  const found = (abi as readonly AbiFunction[]).find(
    (one) => one.type === 'function' && one.name === name,
  )
  if (!found) throw new Error(`${name} is no function of the interface`)
  return found
}
