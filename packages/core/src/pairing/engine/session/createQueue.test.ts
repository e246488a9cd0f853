import { expect, test } from 'vitest'
import type { Push } from '../relay/RelayClient.js'
import { createQueue } from './createQueue.js'

test('messages are taken one after the other, the earliest published of those that wait first', async () => {
  const taken: number[] = []
  let running = 0
  const gates: (() => void)[] = []
  const take = createQueue(async ({ publishedAt }) => {
    running += 1
    expect(running).toBe(1)
    await new Promise<void>((resolve) => gates.push(resolve))
    taken.push(publishedAt)
    running -= 1
  })
  const push = (publishedAt: number): Push => ({
    topic: '',
    message: '',
    publishedAt,
    tag: 0,
    attestation: '',
  })
  const done = [5, 9, 7, 8, 7].map((time) => take(push(time)))
  for (let count = 0; count < done.length; count += 1) {
    while (gates.length === 0) await Promise.resolve()
    gates.shift()?.()
  }
  await Promise.all(done)
  expect(taken).toEqual([5, 7, 7, 8, 9])
})
