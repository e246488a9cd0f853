import { expect, test } from 'vitest'
import { countTogether } from './countTogether.js'

test('asks once for all that comes at once, and gives each the count it would have got alone', async () => {
  const asked: [string, number][][] = []
  const counts = new Map<string, number>()
  const hit = countTogether(async (hits) => {
    asked.push([...hits])
    return [...hits].map(([key, more]) => {
      counts.set(key, (counts.get(key) ?? 0) + more)
      return counts.get(key) ?? 0
    })
  })
  const first = [hit(['b', 'a'], 1), hit(['a'], 1), hit(['a', 'b'], 1)]
  expect(await Promise.all(first)).toEqual([[1, 1], [2], [3, 2]])
  expect(await hit(['b'], 1)).toEqual([3])
  expect(asked).toEqual([
    [
      ['a', 3],
      ['b', 2],
    ],
    [['b', 1]],
  ])
})

test('asks for each minute by itself, and goes on after a failure', async () => {
  const minutes: number[] = []
  const hit = countTogether(async (hits, minute) => {
    minutes.push(minute)
    if (minute === 1) throw new Error('gone')
    return [...hits.values()]
  })
  const answers = await Promise.allSettled([hit(['a'], 1), hit(['a'], 2), hit(['b'], 1)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
  expect(minutes).toEqual([1, 2])
})
