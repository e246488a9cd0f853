import { createGate } from '../../bounds/createGate.js'
import type { RedisClient } from './openClient.js'

/** What nearly all bodies are shorter than, in bytes: such a one is read in one go, and no size is asked for. */
const headBytes = 16_384
/** What is on its way from Redis at once, for the whole process, in bytes. */
const readingBytesMax = 8_000_000
/** The last letter of a text that was cut may be one of three bytes, and stands for fewer. */
const lettersBytes = 4

/** Gives bodies by their keys, in their order; `null` or an empty text where there is none. */
export type ReadBodies = (
  reader: RedisClient,
  keys: readonly string[],
) => AsyncGenerator<string | null>

/** Reads bodies for the whole process, and no more of them at once than it has room for. */
export function createReadBodies(): ReadBodies {
  const gate = createGate(readingBytesMax)
  return async function* (reader, keys) {
    const heads = await gate(keys.length * headBytes, () =>
      Promise.all(keys.map((key) => reader.getRange(key, 0, headBytes - 1))),
    )
    for (const [nth, key] of keys.entries()) {
      const head = heads[nth] ?? ''
      if (Buffer.byteLength(head) < headBytes - lettersBytes) yield head
      else yield await gate(await reader.strLen(key), () => reader.get(key))
    }
  }
}
