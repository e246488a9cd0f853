import { expect, test } from 'vitest'
import { createGate } from './createGate.js'

test('lets through what fits together, in order, and what is larger than all alone', async () => {
  const gate = createGate(10)
  const running: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const begin = (name: string, size: number) =>
    gate(size, () => {
      running.push(name)
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => {
          running.splice(running.indexOf(name), 1)
          if (error) reject(error)
          else resolve(name)
        })
      })
    })
  const settled = () => new Promise(setImmediate)
  const work = [begin('a', 4), begin('b', 6), begin('c', 1), begin('huge', 99), begin('d', 2)]
  await settled()
  expect(running).toEqual(['a', 'b'])
  ends.get('a')?.(new Error('It failed'))
  await expect(work[0]).rejects.toThrow('It failed')
  await settled()
  expect(running).toEqual(['b', 'c'])
  ends.get('b')?.()
  await settled()
  expect(running).toEqual(['c'])
  ends.get('c')?.()
  await settled()
  expect(running).toEqual(['huge'])
  ends.get('huge')?.()
  await settled()
  expect(running).toEqual(['d'])
  ends.get('d')?.()
  expect(await Promise.all(work.slice(1))).toEqual(['b', 'c', 'huge', 'd'])
})
