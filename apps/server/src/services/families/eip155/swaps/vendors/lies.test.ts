import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { knownVendors } from '@foyer/protocol/swaps'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { OpenedDatabase } from '../../../../../database/Database.js'
import { openMemory } from '../../../../../testing/embedded/openMemory.js'
import { startStandIn } from '../../../../../testing/startStandIn.js'
import { SwapError } from '../../../../swaps/SwapError.js'
import { faultOf } from '../../../../swaps/testing/startService.js'
import { conformant } from './testing/conformant.js'
import { key, other, startVendor, swapThrough } from './testing/startVendor.js'
import { vendors } from './vendors.js'

let database: OpenedDatabase

beforeAll(async () => {
  database = await openMemory()
})
afterAll(() => database.close())

test('each service calls and allows the contracts alone that a page knows of it', () => {
  const places = Object.entries(vendors).map(([id, vendor]) => [id, vendor.places])
  expect(Object.fromEntries(places)).toEqual(knownVendors)
})

describe.each(conformant)('$name', ({ vendor, fixture }) => {
  const parts = { vendor, fixture, openDatabase: () => database.db }
  const { fields } = fixture

  test.each([
    ...fields.router.map((path) => ({ what: 'router', path, value: other })),
    ...fields.spender.map((path) => ({ what: 'spender', path, value: other })),
    ...fields.from.map((path) => ({ what: 'token that is given', path, value: other })),
    ...fields.to.map((path) => ({ what: 'token that arrives', path, value: other })),
    ...fields.given.map((path) => ({ what: 'amount', path, value: '100000001' })),
    ...(fields.chain ?? []).map((path) => ({ what: 'chain', path, value: 137 })),
    ...(fields.sender ?? []).map((path) => ({ what: 'account', path, value: other })),
    ...(fields.recipient ?? []).map((path) => ({ what: 'receiver', path, value: other })),
    { what: 'value', path: fields.value, value: '1' },
    { what: 'data', path: fields.data, value: '0x' },
  ])('another $what than that of the order is refused ($path)', async ({ path, value }) => {
    const service = await startVendor(parts)
    service.set({ [path]: value })
    expect(await faultOf(swapThrough(service))).toBe('provider_down')
    // Neither do later quotes hide it.
    service.reset()
    expect(await faultOf(swapThrough(service))).toBe('none')
  })

  test.each(fields.amounts)('an amount is a text of digits (%s)', async (path) => {
    const service = await startVendor(parts)
    for (const value of [4e16, '1.5', '-1', '', '1e18', null, '9'.repeat(79)]) {
      service.set({ [path]: value })
      expect(await faultOf(swapThrough(service))).toBe('provider_down')
      service.pass(31_000)
    }
  })

  test('an amount of nothing is too small', async () => {
    const service = await startVendor(parts)
    service.set(Object.fromEntries(fields.toAmount.map((path) => [path, '0'])))
    expect(await faultOf(service.quote())).toBe('amount_too_small')
  })

  test('the key is in no answer and in no error, and goes to no other place', async () => {
    const service = await startVendor(parts)
    const offer = await service.quote()
    const built = await service.build(offer)
    const elsewhere: IncomingHttpHeaders[] = []
    const { url, stop } = await startStandIn((_, { headers }, response) => {
      elsewhere.push(headers)
      return response.end(JSON.stringify(fixture.quote))
    })
    onTestFinished(stop)
    const errors: unknown[] = []
    for (const answer of [
      (response: ServerResponse) => response.writeHead(302, { location: url }).end(),
      (response: ServerResponse) => response.writeHead(307, { location: url }).end(),
      (response: ServerResponse) => response.writeHead(401).end(JSON.stringify({ name: key })),
      (response: ServerResponse) => response.writeHead(429).end(key),
      (response: ServerResponse) => response.destroy(),
    ]) {
      service.behave((_stage, response) => answer(response))
      errors.push(await service.quote().catch((error: unknown) => error))
      service.pass(1_000)
    }
    expect(errors.every((error) => error instanceof SwapError)).toBe(true)
    expect(elsewhere).toEqual([])
    const said = inspect([offer, built, errors], { depth: 20, showHidden: true })
    expect(said).not.toContain(key)
    expect(said).not.toContain('127.0.0.1')
  })
})
