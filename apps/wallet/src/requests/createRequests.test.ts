import { approvalFrameMethods, directFrameMethods } from '@foyer/protocol/frame'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBatches } from '../accounts/createBatches.js'
import { prepare } from '../accounts/prepare.js'
import type { WalletEnvironment } from '../accounts/WalletEnvironment.js'
import type { Action } from '../actions/Action.js'
import type { Approval } from '../approval/Approval.js'
import { Failure } from '../errors/Failure.js'
import type { VaultAccess } from '../login/createVaultAccess.js'
import type { Keys, Vault } from '../vault/Vault.js'
import { createRequests } from './createRequests.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const network = 'eip155:1'

test('nothing that is malformed is shown, let alone signed', async () => {
  const { answer, shown, used } = open()
  const isMessage = (method: string, params: unknown) =>
    method === 'personal_sign' &&
    Array.isArray(params) &&
    params.some((one) => typeof one === 'string')
  // Nearly right is where mistakes are made: single fields of requests that would be good.
  const almost = fc.record(
    {
      from: fc.oneof(fc.constant(address), fc.string()),
      to: fc.oneof(fc.stringMatching(/^0x[0-9a-f]{0,44}$/), fc.string()),
      value: fc.oneof(
        fc.constant('0x'),
        fc.constant('-0x1'),
        fc.constant('0x1.5'),
        fc.bigInt().map(String),
      ),
      data: fc.oneof(fc.constant('0x1'), fc.constant('0xzz'), fc.double()),
      chainId: fc.anything({ maxDepth: 1 }),
    },
    { requiredKeys: ['value', 'data'] },
  )
  const params = fc.oneof(
    fc.anything({ maxDepth: 3 }),
    fc.array(fc.jsonValue(), { maxLength: 3 }),
    fc.tuple(almost),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...approvalFrameMethods), params, async (method, given) => {
      fc.pre(!isMessage(method, given))
      await expect(answer({ method, params: given })).rejects.toThrow()
    }),
    { numRuns: 1_000 },
  )
  expect(shown).toEqual([])
  expect(used()).toBe(0)
})

test('a request cannot be changed while the user reads it', async () => {
  const given = ['Pay 1', address]
  const page = open()
  const asked = page.answer({ method: 'personal_sign', params: given })
  given[0] = 'Pay 1000'
  await page.until(1)
  expect(page.shown[0]).toMatchObject({ kind: 'message', bytes: new TextEncoder().encode('Pay 1') })
  expect(Object.isFrozen(page.shown[0])).toBe(true)
  page.say('approved')
  await expect(asked).resolves.toBe('done')
})

test('shows one request after another, and answers each once', async () => {
  const page = open()
  const asked = ['one', 'two', 'three'].map((text) =>
    page.answer({ method: 'personal_sign', params: [text, address] }, text),
  )
  await page.until(1)
  expect(page.shown.map(({ id }) => id)).toEqual(['one'])
  page.requests.drop('two')
  await expect(asked[1]).rejects.toMatchObject({ code: 4001 })
  page.say('rejected')
  await expect(asked[0]).rejects.toMatchObject({ code: 4001 })
  await page.until(2)
  expect(page.shown.map(({ id }) => id)).toEqual(['one', 'three'])
  page.say('approved')
  await expect(asked[2]).resolves.toBe('done')
  expect(page.used()).toBe(1)
})

test('what is dropped while it is shown is never done, and what was approved is done to its end', async () => {
  const page = open()
  const dropped = page.answer({ method: 'personal_sign', params: ['a', address] }, 'a')
  await page.until(1)
  page.requests.dropAll()
  await expect(dropped).rejects.toMatchObject({ code: 4001 })
  // Also when the press and the drop cross.
  page.say('approved')

  const kept = page.answer({ method: 'personal_sign', params: ['b', address] }, 'b')
  await page.until(2)
  page.say('approved')
  await expect.poll(() => page.used(), { interval: 1 }).toBe(1)
  page.requests.drop('b')
  await expect(kept).resolves.toBe('done')
  expect(page.used()).toBe(1)
})

test('a user who holds a share of the key gives it where the request stands, and goes on there', async () => {
  const asked: string[] = []
  let isFound = false
  const page = open(async (origin) => {
    asked.push(origin)
    return isFound
  })
  const sign = (text: string) => page.answer({ method: 'personal_sign', params: [text, address] })
  // Left without it.
  await expect(sign('one')).rejects.toMatchObject({ code: 'recovery_needed' })
  expect(page.shown).toEqual([])
  isFound = true
  const second = sign('two')
  await page.until(1)
  page.say('approved')
  await expect(second).resolves.toBe('done')
  expect(asked).toEqual(Array(2).fill('https://shop.example'))
  const dropped = open(async () => {
    dropped.requests.dropAll()
    return true
  })
  await expect(
    dropped.answer({ method: 'personal_sign', params: ['x', address] }),
  ).rejects.toMatchObject({ code: 4001 })
  expect(dropped.shown).toEqual([])
})

test('the recovery of a request that is dropped ends with it, and the next request is shown', async () => {
  let isFound = false
  const page = open(async (_, signal) => {
    if (isFound) return true
    return new Promise((_, end) => signal.addEventListener('abort', () => end(signal.reason)))
  })
  const sign = (text: string) =>
    page.answer({ method: 'personal_sign', params: [text, address] }, text)
  const first = sign('one')
  const second = sign('two')
  await new Promise((done) => setImmediate(done))
  isFound = true
  page.requests.drop('one')
  await expect(first).rejects.toMatchObject({ code: 4001 })
  await page.until(1)
  page.say('approved')
  await expect(second).resolves.toBe('done')
})

test('what waits for longer than any page does is dropped, and never done', async () => {
  const page = open()
  const send = (id: string) => page.answer({ method: 'personal_sign', params: [id, address] }, id)
  const old = send('old')
  await page.until(1)
  page.pass(599_999)
  const later = send('later')
  page.pass(1)
  await expect(old).rejects.toMatchObject({ code: 4001, message: 'Request was aborted' })
  page.say('approved')
  // The one behind it has its own time.
  await page.until(2)
  page.pass(599_998)
  page.say('approved')
  await expect(later).resolves.toBe('done')
  expect([page.used(), page.timers()]).toEqual([1, 0])

  const slept = send('slept')
  await page.until(3)
  page.pass(600_001, true)
  page.say('approved')
  await expect(slept).rejects.toMatchObject({ code: 4001 })
  expect(page.used()).toBe(1)
})

test('refuses other methods, other accounts and too much at once', async () => {
  const page = open()
  await expect(
    page.answer({ method: 'eth_sign', params: [address, '0x00'] }),
  ).rejects.toMatchObject({ code: 4200 })
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await expect(
    page.answer({
      method: 'eth_sendTransaction',
      params: [{ from: other, to: address, value: '0x1' }],
    }),
  ).rejects.toMatchObject({ code: 4100 })
  await expect(
    page.answer({ method: 'personal_sign', params: ['a', address], chainId: 'eip155:999' }),
  ).rejects.toMatchObject({ code: 4901 })
  for (let index = 0; index < 10; index += 1)
    await page.answer({ method: 'eth_sendRawTransaction', params: ['0x00'] })
  await expect(
    page.answer({ method: 'eth_sendRawTransaction', params: ['0x00'] }),
  ).rejects.toMatchObject({ code: -32005 })
  const waiting = Array.from({ length: 30 }, () =>
    page.answer({ method: 'personal_sign', params: ['a', address] }).catch(({ code }) => code),
  )
  await page.until(1)
  page.requests.dropAll()
  const codes = await Promise.all(waiting)
  expect(codes.filter((code) => code === -32005)).toHaveLength(10)
})

test('lets no key of a page act by itself where that is not switched on, and says why at once', async () => {
  const page = open()
  for (const params of [[{ chainId: '0x1' }], [], undefined, { hostile: true }])
    await expect(page.answer({ method: 'wallet_grantPermissions', params })).rejects.toMatchObject({
      code: 5700,
      data: { capability: 'permissions', reason: 'no_audited_module' },
      message: expect.stringMatching(/^This wallet lets no key of a page act by itself/),
    })
  // No screen, no way to the key, and nothing that waits.
  expect(page.shown).toEqual([])
  expect([page.used(), page.made()]).toEqual([0, 0])
})

test('requires no press for what only reads', async () => {
  const page = open()
  for (const method of directFrameMethods) await page.answer({ method, params: [] })
  expect(page.shown).toEqual([])
})

/** Requests over real accounts, of a user who is logged in; a network that cannot be reached; a screen whose answer the test gives. */
function open(opens?: (origin: string, signal: AbortSignal) => Promise<boolean>) {
  let isOpen = opens === undefined
  const shown: Action[] = []
  let used = 0
  let made = 0
  let ids = 0
  let time = 0
  const timers = new Set<{ at: number; run(): void }>()
  let verdict: (said: 'approved' | 'rejected') => void = () => {}
  const approval: Approval = {
    warm() {},
    async request(_, { signal, prepare, perform }) {
      const action = await prepare()
      signal.throwIfAborted()
      shown.push(action)
      const said = await new Promise<'approved' | 'rejected'>((resolve, reject) => {
        verdict = resolve
        signal.addEventListener('abort', () => setTimeout(() => reject(signal.reason)))
      })
      return said === 'approved'
        ? { verdict: said, value: await perform(action) }
        : { verdict: said }
    },
  }
  const world: WalletEnvironment = {
    chains: {
      networks: async () => [
        {
          ...{ id: 1, caipNetworkId: network, chainNamespace: 'eip155', name: 'One' },
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: { default: { http: [] } },
        },
      ],
      request: () => Promise.reject(new Error('Nobody is there')),
    },
    bundler: () => Promise.reject(new Error('Nobody is there')),
    smartNetworks: [],
    paymasterNetworks: [],
    sessionKeys: false,
    wallet: () => ({
      walletId: 'w'.repeat(22),
      addresses: { eip155: address, solana: '1'.repeat(32) },
      tier: 'guarded',
      createdAt: 0,
    }),
    preferred: () => 'eoa',
    batches: createBatches(),
    now: () => time,
    pause: async () => {},
  }
  const requests = createRequests({
    accounts: { prepare, perform: async () => 'done' },
    after(ms, run) {
      const timer = { at: time + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    approval,
    entry: {
      enter: async () => ({ missing: isOpen ? 'nothing' : 'user' }),
      ready: async () => {
        if (!isOpen) throw new Failure('Your wallet has to be opened first.', 'recovery_needed')
        made += 1
      },
    } as unknown as VaultAccess,
    network: () => network,
    recover: async (origin, signal) => {
      isOpen = (await opens?.(origin, signal)) ?? true
    },
    answerDirectly: async () => 'read',
    vault: {
      use: (run: (keys: Keys) => Promise<unknown>) => {
        used += 1
        return run({ evm: new Uint8Array(32), solana: new Uint8Array(32) })
      },
    } as unknown as Vault,
    world,
  })
  return {
    requests,
    shown,
    timers: () => timers.size,
    /** Time goes by; `asleep`: no timer runs meanwhile. */
    pass(ms: number, asleep = false) {
      time += ms
      for (const timer of timers)
        if (!asleep && timer.at <= time && timers.delete(timer)) timer.run()
    },
    used: () => used,
    /** How often the way to the key was asked for. */
    made: () => made,
    say: (said: 'approved' | 'rejected') => verdict(said),
    answer(request: { method: string; params: unknown; chainId?: string }, id?: string) {
      ids += 1
      return requests.answer(request, { id: id ?? `id ${ids}`, origin: 'https://shop.example' })
    },
    /** Until so many were shown. */
    until: (count: number) => expect.poll(() => shown, { interval: 1 }).toHaveLength(count),
  }
}
