import { expect, test } from 'vitest'
import { Failure } from '../errors/Failure.js'
import { handOver } from './handOver.js'

const lost = new Failure('No node of the network answered', -32603)
const refusal = new Failure('nonce too low', -32000)

/** Hands something over whose answers are these, in turn; `undefined` is a yes. */
function hand(
  answers: readonly (Failure | undefined)[],
  { isKnown = false, turnMs = 0 }: { isKnown?: boolean; turnMs?: number } = {},
) {
  let time = 0
  let sent = 0
  const world = {
    now: () => time,
    async pause(ms: number) {
      time += ms
    },
  }
  const outcome = handOver(world, {
    async send() {
      time += turnMs
      const answer = answers[sent++]
      if (answer) throw answer
    },
    find: async () => (isKnown ? {} : null),
  })
  return { outcome, sent: () => sent }
}

test.each<[string, (Failure | undefined)[], number]>([
  ['is taken', [undefined], 1],
  ['is taken in the turn after a lost one', [lost, undefined], 2],
  ['has no answer in any turn', [lost, lost, lost], 3],
  ['is refused after a lost turn, which may be why', [lost, refusal], 2],
])('what %s counts as sent', async (_, answers, turns) => {
  const { outcome, sent } = hand(answers)
  await outcome
  expect(sent()).toBe(turns)
})

test('the refusal of the first answer is thrown, and nothing is sent again', async () => {
  const { outcome, sent } = hand([refusal])
  await expect(outcome).rejects.toBe(refusal)
  expect(sent()).toBe(1)
})

test.each([lost, refusal])(
  'what the network has already is sent no further: $message',
  async (answer) => {
    const { outcome, sent } = hand([answer], { isKnown: true })
    await outcome
    expect(sent()).toBe(1)
  },
)

test('what a node refuses by the code of an inner failure is refused, and its words decide', async () => {
  const said = new Failure('insufficient funds for gas * price + value', -32603)
  const { outcome, sent } = hand([said])
  await expect(outcome).rejects.toBe(said)
  expect(sent()).toBe(1)
})

test.each([
  new Failure('already known', -32000),
  new Failure('Transaction with the same hash was already imported.', -32010),
])(
  'what a node has counts as sent, also where it does not show it yet: $message',
  async (answer) => {
    const { outcome, sent } = hand([answer])
    await outcome
    expect(sent()).toBe(1)
  },
)

test('a number that is used after a lost turn may be its own: that counts as sent', async () => {
  const { outcome, sent } = hand([lost, new Failure('nonce too low', -32603)])
  await outcome
  expect(sent()).toBeGreaterThan(1)
})

test('no further turn is taken where an answer comes late', async () => {
  const { outcome, sent } = hand([lost, lost, lost], { turnMs: 20_000 })
  await outcome
  expect(sent()).toBe(1)
})
