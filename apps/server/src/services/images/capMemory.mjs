/*
 * Every WebAssembly module of this thread gets an end to its memory: a picture that unpacks to more makes the
 * decoder stop instead of the machine. Imported before the decoders, which compile as they are imported.
 */

/** 320 MiB; a picture of the largest size that is read needs some 260. */
const pagesMax = 5_120
const memorySection = 5

const { Module } = WebAssembly
WebAssembly.Module = new Proxy(Module, {
  construct: (target, [bytes]) => new target(capped(new Uint8Array(bytes))),
})

/** The module with another memory section: one memory, begun as before, never larger than allowed. */
function capped(bytes) {
  let at = 8
  const number = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at]
      at += 1
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const start = at
    const section = bytes[at]
    at += 1
    const length = number()
    const end = at + length
    if (section === memorySection) {
      number() // how many memories: one
      number() // whether it had an end
      const content = [1, 1, ...written(number()), ...written(pagesMax)]
      const head = [memorySection, ...written(content.length)]
      return Buffer.concat([
        bytes.subarray(0, start),
        Buffer.from([...head, ...content]),
        bytes.subarray(end),
      ])
    }
    at = end
  }
  throw new Error('The module has no memory of its own')
}

/** A number as WebAssembly writes it (LEB128). */
function written(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...written(value >>> 7)]
}
