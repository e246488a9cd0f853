import { expect, test } from 'vitest'
import { createFollow } from './createFollow.js'
import { toEvmAddress } from './toEvmAddress.js'

const account = `0x${'Ab'.repeat(20)}`
const indexers = [
  { network: 'eip155:1', addressOf: toEvmAddress },
  { network: 'eip155:10', addressOf: toEvmAddress },
] as const

/** What follows accounts beside a database that answers when the test lets it. */
function start() {
  const asked: { network: string; address: string; end(error?: Error): void }[] = []
  const lines: unknown[] = []
  const follow = createFollow({
    indexers,
    log: { warn: (...line: unknown[]) => lines.push(line) },
    watches: {
      touch: (network, address) =>
        new Promise((resolve, reject) => {
          const end = (error?: Error) => (error ? reject(error) : resolve(true))
          asked.push({ network, address, end })
        }),
    },
  })
  return { follow, asked, lines, turn: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('notes an account on every network, and nothing of what is no account there', async () => {
  const { follow, asked, turn } = start()
  follow.record('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp5eykt4UsFv8P', 'shop')
  follow.record(account, 'shop')
  asked[0]?.end()
  await turn()
  expect(asked.map(({ network }) => network)).toEqual(['eip155:1', 'eip155:10'])
  expect(asked[0]?.address).toBe(account.toLowerCase())
})

test('lets no caller wait for a slow database, does not crowd it, and goes on when it is back', async () => {
  const { follow, asked, lines, turn } = start()
  for (let visit = 0; visit < 500; visit += 1) follow.record(account, 'shop')
  expect(asked).toHaveLength(100)
  for (const { end } of asked) end(new Error('gone'))
  await turn()
  expect(lines).toHaveLength(100)
  follow.record(account, 'shop')
  expect(asked).toHaveLength(101)
  let isSettled = false
  const settled = follow.settled().then(() => {
    isSettled = true
  })
  await turn()
  expect(isSettled).toBe(false)
  asked[100]?.end(new Error('gone'))
  await settled
})
