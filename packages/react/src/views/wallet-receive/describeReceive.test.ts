import { testNetwork } from '@foyer/core/testing'
import { toNetwork } from '@foyer/protocol'
import { parsePaymentLink } from '@foyer/protocol/payments'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeReceive } from './describeReceive.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const network = toNetwork(testNetwork(1))
const of = (typed: string) => describeReceive({ address, network, typed })

test('without an amount the code holds the plain address', () => {
  for (const typed of ['', '0', '0.0', '.', '1,5', '-1', '1e3', ' 5 5'])
    expect(of(typed)).toMatchObject({ content: address, amount: undefined })
  expect(of('1,5').isInvalid).toBe(true)
  expect(of('').isInvalid).toBe(false)
})

test('an amount is asked for to the smallest unit, and in the coin of the network alone', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), (units) => {
      const digits = String(units).padStart(19, '0')
      const { content } = of(`${digits.slice(0, -18)}.${digits.slice(-18)}`)
      expect(parsePaymentLink(content)).toEqual({
        payment: {
          namespace: 'eip155',
          caipNetworkId: 'eip155:1',
          recipient: address,
          amount: { units },
        },
      })
      expect(content).not.toContain('transfer')
    }),
  )
})

test('a network that is not the page’s, and one without such links, give the address alone', () => {
  expect(describeReceive({ address, network: undefined, typed: '1' })).toMatchObject({
    content: address,
    canRequest: false,
  })
})
