import { compact } from 'scale-ts'
import type { Metadata } from './metadata.js'

/** By the number that the metadata has for each: bool, char, str, u8 … u256, i8 … i256. */
const primitiveBytes = [1, 4, 0, 1, 2, 4, 8, 16, 32, 1, 2, 4, 8, 16, 32] as const
const textPrimitive = 2
const depthMax = 64
/** Values within values of all that one reader reads over: far more than a block has. Types that hold nothing could hold it without end. */
const stepsMax = 4_000_000

/**
 * Reads over a value of a type of the metadata, whatever it is.
 *
 * @returns the place behind it
 * @throws `TypeError` for bytes that end within it, and for types that do not
 */
export function createSkip({ types }: Pick<Metadata, 'types'>) {
  const known = new Map(types.map((one) => [Number(one.id), one.definition]))

  let steps = 0
  const skip = (bytes: Uint8Array, at: number, type: number, depth = 0): number => {
    const definition = known.get(type)
    steps += 1
    if (!definition || depth > depthMax || at > bytes.length || steps > stepsMax)
      throw new TypeError('The value is none of the type')
    const all = (list: readonly (number | bigint)[], from: number) =>
      list.reduce<number>((place, one) => skip(bytes, place, Number(one), depth + 1), from)
    const repeat = (count: number, one: number, from: number) => {
      let place = from
      for (let index = 0; index < count; index += 1) place = skip(bytes, place, one, depth + 1)
      return place
    }
    switch (definition.tag) {
      case 'composite':
        return all(
          definition.value.map((one) => one.type),
          at,
        )
      case 'variant': {
        const chosen = definition.value.find(({ index }) => index === bytes[at])
        if (!chosen) throw new TypeError('The value is none of the variants')
        return all(
          chosen.fields.map((one) => one.type),
          at + 1,
        )
      }
      case 'sequence': {
        const [count, behind] = readCompact(bytes, at)
        return repeat(count, Number(definition.value), behind)
      }
      case 'array':
        return repeat(definition.value.length, Number(definition.value.type), at)
      case 'tuple':
        return all(definition.value, at)
      case 'primitive': {
        if (definition.value !== textPrimitive) return at + (primitiveBytes[definition.value] ?? 0)
        const [length, behind] = readCompact(bytes, at)
        return behind + length
      }
      case 'compact':
        return readCompact(bytes, at)[1]
      default: {
        const [count, behind] = readCompact(bytes, at)
        return behind + Math.ceil(count / 8)
      }
    }
  }
  return (bytes: Uint8Array, at: number, type: number) => {
    const behind = skip(bytes, at, type)
    if (behind > bytes.length) throw new TypeError('The value ends too early')
    return behind
  }
}

/** A compact number, and the place behind it. Numbers that do not fit a length are read over as well. */
function readCompact(bytes: Uint8Array, at: number): readonly [number, number] {
  const first = bytes[at]
  if (first === undefined) throw new TypeError('The value ends too early')
  const length = [1, 2, 4, 5 + (first >> 2)][first & 3] ?? 1
  const number = Number(compact.dec(bytes.slice(at, at + length)))
  return [number, at + length]
}
