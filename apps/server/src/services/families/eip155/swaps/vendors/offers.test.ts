import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenedDatabase } from '../../../../../database/Database.js'
import { openMemory } from '../../../../../testing/embedded/openMemory.js'
import { faultOf } from '../../../../swaps/testing/startService.js'
import { conformant } from './testing/conformant.js'
import { get } from './testing/fixture.js'
import {
  expected,
  fee,
  key,
  least,
  native,
  order,
  startVendor,
  swapThrough,
} from './testing/startVendor.js'

let database: OpenedDatabase

beforeAll(async () => {
  database = await openMemory()
})
afterAll(() => database.close())

describe.each(conformant)('$name', ({ vendor, fixture }) => {
  const parts = { vendor, fixture, openDatabase: () => database.db }
  const { fields } = fixture
  const { router, spender } = vendor.places['eip155:1'] ?? {}
  const isTwoStep = fixture.buildPath !== undefined

  test('an offer has what the service gives, its own contract, and a short key of what builds it', async () => {
    const service = await startVendor(parts)
    const offer = await service.quote()
    expect(offer).toMatchObject({ toAmount: expected, router, spender, fees: [], isExact: false })
    expect(offer.gas).toBeGreaterThan(100_000n)
    expect(offer.way).toMatch(/^[\w-]{22}$/)
    const { value, data } = fields
    const built = await service.build(offer)
    const answers = { quote: fixture.quote, build: fixture.build }
    expect(built).toEqual({
      to: expect.stringMatching(new RegExp(`^${router}$`, 'i')),
      ...{ data: get(answers, data), value: BigInt(String(get(answers, value))) },
    })
    expect(service.calls).toHaveLength(isTwoStep ? 2 : 1)
    if (fixture.key) expect(service.calls[0]?.headers[fixture.key]).toContain(key)
    const { verbatim, sent } = fixture
    if (verbatim && sent)
      expect(JSON.parse(service.calls[1]?.body ?? '')[sent]).toEqual(get(answers, verbatim))
  })

  test('the coin is given by its value alone, just as much as is swapped', async () => {
    const service = await startVendor(parts)
    const of = { ...order, from: native }
    const value = get({ quote: fixture.quote, build: fixture.build }, fields.value)
    const written = (amount: bigint) =>
      String(value).startsWith('0x') ? `0x${amount.toString(16)}` : String(amount)
    const coins = Object.fromEntries(fields.from.map((path) => [path, fixture.coin]))
    service.set({ ...coins, [fields.value]: written(order.amount) })
    const offer = await service.quote(of)
    expect(offer.spender).toBeUndefined()
    expect(await service.build(offer, least, of)).toMatchObject({ value: order.amount })
    for (const amount of [order.amount + 1n, order.amount - 1n]) {
      service.set({ [fields.value]: written(amount) })
      expect(await faultOf(swapThrough(service, of))).toBe('provider_down')
    }
  })

  test('with more slippage it is asked for that, and with less than it settled as well', async () => {
    const service = await startVendor(parts)
    const offer = await service.quote()
    const before = service.calls.length
    await service.build(offer, (expected * 95n) / 100n)
    expect(service.calls.length).toBeGreaterThan(before)
    const { path, body } = service.calls.at(-1) ?? { path: '', body: '' }
    const first = service.calls[isTwoStep ? service.calls.length - 2 : 0]
    const said = `${path} ${body} ${first?.path} ${first?.body}`
    expect(said).toMatch(/\b(?:500|5|0\.05)\b/)
  })

  test('what is kept ends with its quote: then it is quoted anew, and refused where less would arrive', async () => {
    const service = await startVendor(parts)
    const offer = await service.quote()
    service.pass(61_000)
    await service.routes.forget()
    const before = service.calls.length
    expect(await service.build(offer)).toMatchObject({ value: 0n })
    expect(service.calls.length).toBe(before + (isTwoStep ? 2 : 1))
    service.set(Object.fromEntries(fields.toAmount.map((path) => [path, String(least - 1n)])))
    expect(await faultOf(service.build(offer))).toBe('price_moved')
    // Neither with a good price and a minimum that is lower.
    service.reset()
    const minima = fields.toAmount.filter((path) => /min/i.test(path))
    service.set(Object.fromEntries(minima.map((path) => [path, String(least - 1n)])))
    const low = minima.length > 0 ? 'price_moved' : 'none'
    expect(await faultOf(service.build(offer))).toBe(low)
  })

  test('a key of another service, or none that is kept, finds nothing', async () => {
    const service = await startVendor(parts)
    const { way } = await service.quote()
    expect(await service.routes.find('another', String(way))).toBeUndefined()
    expect(await service.routes.find(vendor.id, 'AAAAAAAAAAAAAAAAAAAAAA')).toBeUndefined()
    expect(await service.routes.find(vendor.id, String(way))).toBeDefined()
  })

  test('a fee is taken when the operator says so, and is shown then', async () => {
    const service = await startVendor(parts, { fee })
    service.set(fixture.fee.set)
    const offer = await service.quote()
    const { fees, toAmount } = offer
    await service.build(offer, (toAmount * 9_900n) / 10_000n)
    const given = fixture.fee.fees.map(({ amount, ...one }) => ({ ...one, amount: BigInt(amount) }))
    expect(fees).toEqual(given)
    expect(toAmount).toBe(BigInt(fixture.fee.toAmount ?? expected))
    const said = JSON.stringify(service.calls)
    expect(said).toMatch(/fee/i)
    if (fixture.fee.names ?? true) expect(said).toContain(fee.recipient)
    const without = await startVendor(parts)
    const plain = await without.quote()
    await without.build(plain)
    expect(plain.fees).toEqual([])
    const { verbatim } = fixture
    const calls = verbatim ? without.calls.slice(0, 1) : without.calls
    expect(JSON.stringify(calls)).not.toMatch(/fee/i)
  })
})
