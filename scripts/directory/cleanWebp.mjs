const maxBytes = 12_000
const maxSide = 128

/** What a still picture needs. Metadata, colour profiles and animation are left out. */
const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
const alphaFlag = 0x10

/**
 * A WebP with nothing in it but one still picture, or `undefined` when it is something else, damaged,
 * too large, or animated.
 */
export function cleanWebp(file) {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    return undefined
  const chunks = read(file)
  if (!chunks || chunks.some(({ name }) => /^AN/.test(name))) return undefined
  const pictures = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L')
  const [width, height] = size(pictures[0]) ?? []
  if (pictures.length !== 1 || !width || width > maxSide || height > maxSide) return undefined
  const cleaned = write(chunks.filter(({ name }) => kept.has(name)))
  return cleaned.length <= maxBytes ? cleaned : undefined
}

function read(file) {
  const chunks = []
  for (let at = 12; at + 8 <= file.length; ) {
    const length = file.readUInt32LE(at + 4)
    const body = file.subarray(at + 8, at + 8 + length)
    if (body.length !== length) return undefined
    chunks.push({ name: file.toString('latin1', at, at + 4), body })
    at += 8 + length + (length % 2)
  }
  return chunks
}

function size(picture) {
  if (!picture || picture.body.length < 10) return undefined
  const { name, body } = picture
  if (name === 'VP8 ') return [body.readUInt16LE(6) & 0x3fff, body.readUInt16LE(8) & 0x3fff]
  const bits = body.readUInt32LE(1)
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
}

function write(chunks) {
  const parts = chunks.map(({ name, body }) => {
    const part = Buffer.alloc(8 + body.length + (body.length % 2))
    part.write(name, 0, 'latin1')
    part.writeUInt32LE(body.length, 4)
    body.copy(part, 8)
    // The header must not announce what was left out.
    if (name === 'VP8X') part[8] &= alphaFlag
    return part
  })
  const whole = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...parts])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}
