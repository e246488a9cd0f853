import { expect, test } from 'vitest'
import { playSolana } from './playSolana.js'

const account = (lamports: number) => ({ lamports, owner: 'owner', data: ['', 'base64'] })
const [one, two] = [Uint8Array.of(1), Uint8Array.of(2)]
const addresses = ['first', 'second']

/** A node that answers each method so, and what it was asked. */
function node(answers: Record<string, unknown>) {
  const asked: (readonly [string, readonly unknown[]])[] = []
  const ask = async (method: string, params: readonly unknown[]) => {
    asked.push([method, params])
    const answer = answers[method]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, ask, methods: () => asked.map(([method]) => method) }
}
const alone = (lamports: number, err: unknown = null) => ({
  value: { err, accounts: [account(lamports)] },
})
const bundle = (results: readonly unknown[], summary: unknown = 'succeeded') => ({
  value: { summary, transactionResults: results },
})
const after = (lamports: number) => ({ err: null, postExecutionAccounts: [account(lamports)] })
const before = { err: null, postExecutionAccounts: null }

test('one transaction is played as it would be sent, and its accounts told', async () => {
  const { ask, asked } = node({ simulateTransaction: alone(7) })
  expect(await playSolana([one], addresses, ask)).toEqual({
    ...{ is: 'after', accounts: [account(7)], count: 1 },
  })
  expect(asked).toEqual([
    [
      'simulateTransaction',
      [
        'AQ==',
        {
          ...{ encoding: 'base64', commitment: 'confirmed', sigVerify: false },
          ...{ replaceRecentBlockhash: true, accounts: { encoding: 'base64', addresses } },
        },
      ],
    ],
  ])
})

test('one that fails says why, and a node that says nothing of use is no answer', async () => {
  const failing = node({ simulateTransaction: { value: { err: 'AccountNotFound' } } })
  expect(await playSolana([one], addresses, failing.ask)).toEqual({
    ...{ is: 'fails', error: 'AccountNotFound', at: 1 },
  })
  for (const said of [undefined, {}, { value: null }, { value: { err: null } }, new Error('no')])
    await expect(
      playSolana([one], addresses, node({ simulateTransaction: said }).ask),
    ).rejects.toThrow()
})

test('several are played one on the other, and the accounts after the last are told', async () => {
  const { ask, asked } = node({ simulateBundle: bundle([before, after(9)]) })
  expect(await playSolana([one, two], addresses, ask)).toEqual({
    ...{ is: 'after', accounts: [account(9)], count: 2 },
  })
  expect(asked).toEqual([
    [
      'simulateBundle',
      [
        { encodedTransactions: ['AQ==', 'Ag=='] },
        {
          ...{ transactionEncoding: 'base64', skipSigVerify: true, replaceRecentBlockhash: true },
          preExecutionAccountsConfigs: [null, null],
          postExecutionAccountsConfigs: [null, { encoding: 'base64', addresses }],
        },
      ],
    ],
  ])
})

test('names which of several fails', async () => {
  for (const [results, at] of [
    [[{ err: 'no' }, before], 1],
    [[before, { err: 'no' }], 2],
  ] as const) {
    const { ask } = node({ simulateBundle: bundle(results, { failed: {} }) })
    expect(await playSolana([one, two], addresses, ask)).toEqual({ is: 'fails', error: 'no', at })
  }
})

test.each<[string, unknown]>([
  ['a node without it', new Error('Method not found')],
  ['what is no answer', { value: {} }],
  ['another outcome', bundle([before, after(9)], 'failed')],
  ['fewer than were asked', bundle([after(9)])],
  ['more than were asked', bundle([before, before, after(9)])],
  ['more than may be', bundle([before, before, before, before, before, after(9)])],
  ['no accounts after the last', bundle([before, before])],
])('after %s the first alone is played', async (_what, answer) => {
  const { ask, methods } = node({ simulateBundle: answer, simulateTransaction: alone(7) })
  expect(await playSolana([one, two], addresses, ask)).toMatchObject({ is: 'after', count: 1 })
  expect(methods()).toEqual(['simulateBundle', 'simulateTransaction'])
})

test('no more than five are played as one, and none asks nothing', async () => {
  const five = [before, before, before, before, after(3)]
  const { ask, asked } = node({ simulateBundle: bundle(five) })
  const played = await playSolana(
    Array.from({ length: 7 }, () => one),
    addresses,
    ask,
  )
  expect(played).toMatchObject({ is: 'after', count: 5 })
  expect(asked[0]?.[1][0]).toEqual({ encodedTransactions: Array(5).fill('AQ==') })
  const idle = node({})
  expect(await playSolana([], addresses, idle.ask)).toEqual({ is: 'after', accounts: [], count: 0 })
  expect(idle.asked).toEqual([])
})
