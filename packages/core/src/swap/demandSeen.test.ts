import { expect, test } from 'vitest'
import type { OfferedSwap, SwapStep } from '../SwapFeatures.js'
import { demandSeen } from './demandSeen.js'
import type { SwapPreview } from './state.js'

const at = (digit: number) => `0x${String(digit).repeat(40)}`
const step = (kind: SwapStep['kind']): SwapStep => ({ kind, transaction: {} })
const offer: OfferedSwap = {
  ...{ key: 'one', provider: 'one', via: 'server', toAmount: 1_000n, isExact: false },
  ...{ router: at(1), spender: at(2), fees: [{ amount: 8n, to: at(3) }], gas: 1n },
  ...{ expiresAt: 1, way: '' },
}
const shown: SwapPreview = {
  ...{ offer, amount: 1n, toAmount: 1_000n, minReceived: 990n, slippageBps: 100 },
  ...{ steps: [step('swap')], isBatch: false, allowance: 0n, fees: [], fee: 5n },
  ...{ isSponsored: false, madeAt: 0, begunAt: 0 },
  warnings: [{ code: 'price_worse', mustConfirm: false, bps: 510 }],
  plan: {} as SwapPreview['plan'],
}
const of = (change: Partial<OfferedSwap>) => ({ offer: { ...offer, ...change } })

test.each<[string, Partial<SwapPreview>]>([
  ['nothing', {}],
  ['more that is received', { minReceived: 991n }],
  ['a lower fee', { fee: 4n }],
  ['a lower fee of the provider', of({ fees: [{ amount: 7n, to: at(3) }] })],
  ['no fee of the provider', of({ fees: [] })],
  ['a warning less', { warnings: [] }],
])('%s asks for no second look', (_, change) => {
  expect(faultOf(() => demandSeen(shown, { ...shown, ...change }))).toBeUndefined()
})

const price = { code: 'price_worse', mustConfirm: false } as const
test.each<[string, string, Partial<SwapPreview>]>([
  ['less that is received', 'price_moved', { minReceived: 989n }],
  ['a higher fee of the network', 'fee_risen', { fee: 6n }],
  ['a higher fee of the provider', 'changed', of({ fees: [{ amount: 9n, to: at(3) }] })],
  ['the same fee twice', 'changed', of({ fees: [...offer.fees, ...offer.fees] })],
  ['a fee of another token', 'changed', of({ fees: [{ amount: 8n, to: at(3), token: at(4) }] })],
  ['a fee for another', 'changed', of({ fees: [{ amount: 8n, to: at(4) }] })],
  ['another router', 'changed', of({ router: at(4) })],
  ['another spender', 'changed', of({ spender: at(4) })],
  ['a spender where there was none', 'changed', of({ spender: undefined })],
  ['another provider', 'changed', of({ provider: 'two' })],
  ['a warning more', 'changed', { warnings: [...shown.warnings, { ...price, side: 'to' }] }],
  ['a warning that weighs more', 'changed', { warnings: [{ ...price, bps: 511 }] }],
  [
    'a warning to be confirmed now',
    'changed',
    { warnings: [{ ...price, bps: 510, mustConfirm: true }] },
  ],
  ['a step more', 'changed', { steps: [step('approve'), step('swap')] }],
  ['a request in place of two', 'changed', { isBatch: true }],
])('%s is seen before it is signed: %s', (_, reason, change) => {
  const isCode = reason === 'fee_risen'
  const error = isCode ? { code: reason } : { code: 'swap_refused', data: { finding: reason } }
  const thrown = faultOf(() => demandSeen(shown, { ...shown, ...change }))
  expect(thrown).toMatchObject(error)
})

test('an approval that is done meanwhile asks for no second look', () => {
  const before = { ...shown, steps: [step('approve'), step('swap')] }
  expect(faultOf(() => demandSeen(before, shown))).toBeUndefined()
  expect(faultOf(() => demandSeen({ ...before, isBatch: true }, shown))).toBeUndefined()
})

function faultOf(run: () => void): unknown {
  try {
    run()
    return undefined
  } catch (error) {
    return error
  }
}
