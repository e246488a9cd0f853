import type { ServerResponse } from 'node:http'
import { type LocalSolana, startSolana } from 'sandbox/solana'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SwapVendorSettings } from '../../config/swapSettings.js'
import type { OpenedDatabase } from '../../database/Database.js'
import { openMemory } from '../../testing/embedded/openMemory.js'
import { conformant } from '../families/eip155/swaps/vendors/testing/conformant.js'
import { startVendor } from '../families/eip155/swaps/vendors/testing/startVendor.js'
import { fixture, startJupiter } from '../families/solana/swaps/testing/startJupiter.js'
import { faultOf } from './testing/startService.js'

let database: OpenedDatabase
let solana: LocalSolana

beforeAll(async () => {
  ;[database, solana] = await Promise.all([openMemory(), startSolana()])
})
afterAll(() => Promise.all([database.close(), solana.stop()]))

const services = [
  ...conformant.map(({ name, vendor, fixture }) => ({
    ...{ name, failures: fixture.failures },
    start(settings?: SwapVendorSettings) {
      const parts = { vendor, fixture, openDatabase: () => database.db }
      return startVendor(parts, settings && { settings })
    },
  })),
  {
    ...{ name: 'jupiter', failures: fixture.failures },
    start: (settings?: SwapVendorSettings) => startJupiter(solana.chain, { settings }),
  },
]

describe.each(services)('$name', ({ failures, start }) => {
  test.each(failures)('$what ($status) is $fault', async ({ status, body, fault }) => {
    const service = await start()
    service.behave((_, response) => response.writeHead(status).end(JSON.stringify(body)))
    expect(await faultOf(service.quote())).toBe(fault)
  })

  test('a service that has enough is left alone as long as it says, or a second', async () => {
    const service = await start()
    for (const [headers, seconds] of [
      [{ 'retry-after': '7' }, 7],
      [{}, 1],
      [{ 'retry-after': '99999999' }, 3_600],
    ] as const) {
      const before = service.calls.length
      service.behave((_, response) => response.writeHead(429, headers).end('{}'))
      for (let count = 0; count < 3; count += 1)
        await expect(service.quote()).rejects.toMatchObject({
          ...{ fault: 'rate_limited', retryAfter: seconds },
        })
      expect(service.calls).toHaveLength(before + 1)
      service.behave(undefined)
      service.pass(seconds * 1_000 - 1)
      expect(await faultOf(service.quote())).toBe('rate_limited')
      service.pass(1)
      expect(await faultOf(service.quote())).toBe('none')
    }
  })

  test('no more calls go out than it allows', async () => {
    const service = await start({ perSecond: 2 })
    const faults = await Promise.all([1, 2, 3].map(() => faultOf(service.quote())))
    expect(faults.toSorted()).toEqual(['none', 'none', 'rate_limited'])
    expect(service.calls).toHaveLength(2)
    service.pass(500)
    expect(await faultOf(service.quote())).toBe('none')
    expect(await faultOf(service.quote())).toBe('rate_limited')
  })

  test('a service that fails five times in a row is left alone for half a minute, and then tried once', async () => {
    const service = await start()
    service.behave((_, response) => response.writeHead(500).end('oh'))
    for (let count = 0; count < 7; count += 1)
      expect(await faultOf(service.quote())).toBe('provider_down')
    expect(service.calls).toHaveLength(5)
    service.pass(30_000)
    expect(await Promise.all([1, 2].map(() => faultOf(service.quote())))).toEqual([
      ...['provider_down', 'provider_down'],
    ])
    expect(service.calls).toHaveLength(6)
    service.behave(undefined)
    service.pass(30_000)
    expect(await faultOf(service.quote())).toBe('none')
    expect(await faultOf(service.quote())).toBe('none')
  })

  test.each([
    ['half of an answer', (response: ServerResponse) => response.end('{"buyAmount":"4')],
    ['no JSON', (response: ServerResponse) => response.end('<p>Busy</p>')],
    ['another shape', (response: ServerResponse) => response.end('{}')],
    ['nothing', (response: ServerResponse) => response.end('null')],
    [
      'more than is read',
      (response: ServerResponse) => response.end(`{"a":"${'x'.repeat(300_000)}"}`),
    ],
    ['a broken line', (response: ServerResponse) => response.destroy()],
  ])('%s is no offer', async (_, answer) => {
    const service = await start()
    service.behave((_stage, response) => answer(response))
    expect(await faultOf(service.quote())).toBe('provider_down')
  })

  test('four seconds of silence are no offer', async () => {
    const service = await start()
    const waits: (number | undefined)[] = []
    service.behave(() => {
      const [timer] = service.timers
      waits.push(timer?.ms)
      timer?.run()
    })
    expect(await faultOf(service.quote())).toBe('provider_down')
    expect(waits).toEqual([4_000])
  })
})
