import { afterEach, expect, test } from 'vitest'
import { createDecoder, type Decoder } from './createDecoder.js'

let decoder: Decoder
afterEach(() => decoder.close())

const drawing = (inner: string) => ({
  type: 'image/svg+xml',
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`),
})
const endless = drawing(
  `<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="100000000"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
)

test('gives up on a drawing that takes too long, and goes on with the next', async () => {
  decoder = createDecoder({ waitMs: 4_000 })
  const [slow, next] = await Promise.allSettled([
    decoder.decode(endless),
    decoder.decode(drawing('<rect width="9" height="9"/>')),
  ])
  expect(slow).toMatchObject({ status: 'rejected', reason: { code: 'malformed' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { type: 'image/png' } })
})

test('takes a small picture also while the machine is slow to begin', async () => {
  decoder = createDecoder({ waitMs: 4_000 })
  const small = decoder.decode(drawing('<rect width="9" height="9"/>'))
  await new Promise(setImmediate)
  // The whole process stands still for longer than a picture may take.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_500)
  await expect(small).resolves.toMatchObject({ type: 'image/png' })
})

test('ends with what it is doing', async () => {
  decoder = createDecoder({ waitMs: 60_000 })
  const slow = decoder.decode(endless)
  const refused = expect(slow).rejects.toMatchObject({ code: 'malformed' })
  // It has begun when the first one of the queue is done with.
  await Promise.resolve()
  await decoder.close()
  await refused
})
