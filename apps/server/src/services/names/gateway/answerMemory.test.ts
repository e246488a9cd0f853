import fc from 'fast-check'
import { namehash } from 'viem'
import { expect, test } from 'vitest'
import { createAnswerMemory } from './createAnswerMemory.js'
import { createNodeOf } from './createNodeOf.js'

test('hashes each name as ENSIP-1 does', () => {
  const nodeOf = createNodeOf(['.foyer.eth', '.old.foyer.eth'])
  const label = fc.oneof(
    fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes('.')),
    fc.constantFrom('anna', 'é', `[${'12'.repeat(32)}]`, '[', 'foyer', 'eth'),
  )
  const end = fc.constantFrom('', '.foyer.eth', '.old.foyer.eth', '.eth', '.foyer.eth.evil.eth')
  fc.assert(
    fc.property(fc.array(label, { maxLength: 3 }), end, (labels, suffix) => {
      const name = `${labels.join('.')}${suffix}`
      expect(nodeOf(name)).toBe(namehash(name))
    }),
  )
  expect(nodeOf('foyer.eth')).toBe(namehash('foyer.eth'))
})

test('an answer made of what was read before a change is not given after it', async () => {
  const row = { name: 'anna.foyer.eth', registeredAt: new Date(0), updatedAt: new Date(0) }
  const found = { ...row, attributes: {}, addresses: [] }
  const waiting: ((value: typeof found) => void)[] = []
  const find = () => new Promise<typeof found>((resolve) => waiting.push(resolve))
  const memory = createAnswerMemory({ find, now: () => 7 })
  const name = 'anna.foyer.eth'
  const before = memory.read(name)
  memory.forget(name)
  const after = memory.read(name)
  for (const resolve of waiting) resolve({ ...found })
  memory.keep('call', { name, read: await before, data: '0x01' })
  expect(memory.known('call')).toBeUndefined()
  memory.keep('call', { name, read: await after, data: '0x02' })
  expect(memory.known('call')).toBe('0x02')
  expect(await memory.read(name)).toBe(await after)
  memory.forget(name)
  expect(memory.known('call')).toBeUndefined()
})
