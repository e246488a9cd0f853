import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comeIn, createBrowser, login, openPage } from './testing/createBrowser.js'
import { createServices } from './testing/createServices.js'

const signal = () => new AbortController().signal
const keyOf = (vault: Awaited<ReturnType<typeof comeIn>>) =>
  vault.use(async ({ evm, solana }) => [evm.slice(), solana.slice()])

test('makes a key at the first login, and finds the same in another browser', async () => {
  const services = createServices()
  const here = createBrowser('here')
  const first = openPage(services, here)
  // Nothing is made before the guard knows who it is for.
  await expect(first.enter(login)).resolves.toBe('device')
  expect(first.prompt()).toEqual({ number: '417', wallet: undefined })
  expect(services.look()).toEqual({})
  services.letIn('here')
  await expect(first.enter(login)).resolves.toBe('nothing')
  const key = await keyOf(first)

  const there = openPage(services, createBrowser('there'))
  await expect(there.enter(login)).resolves.toBe('device')
  await expect(there.use(async () => undefined)).rejects.toMatchObject({ code: 'recovery_needed' })
  services.letIn('there')
  await there.waitForDevice({ signal: signal() })
  expect(await keyOf(there)).toEqual(key)
  expect(there.wallet()?.addresses).toEqual(first.wallet()?.addresses)

  // The key was split anew for the other browser; this one comes after, and does not lock the other out by it.
  const again = openPage(services, here)
  await expect(again.enter(login)).resolves.toBe('nothing')
  expect(await keyOf(again)).toEqual(key)
  const { current } = services.look()
  expect(await keyOf(there)).toEqual(key)
  expect(services.look().current).toEqual(current)
})

test('goes on signing on a page that stayed open while another browser split the key anew', async () => {
  const services = createServices()
  const open = await comeIn(services, createBrowser('here'))
  const key = await keyOf(open)
  await comeIn(services, createBrowser('there'))
  expect(await keyOf(open)).toEqual(key)
})

test('overwrites the keys after each use, and lends them once at a time', async () => {
  const vault = await comeIn(createServices(), createBrowser('here'))
  const seen: { evm: Uint8Array; solana: Uint8Array }[] = []
  let inUse = 0
  const use = () =>
    vault.use(async (keys) => {
      inUse += 1
      expect(inUse).toBe(1)
      seen.push(keys)
      expect(keys.evm.some((byte) => byte !== 0)).toBe(true)
      await new Promise((resolve) => setImmediate(resolve))
      inUse -= 1
    })
  await Promise.all([use(), use()])
  const refused = vault.use(async (keys) => {
    seen.push(keys)
    throw new Error('Refused')
  })
  await expect(refused).rejects.toThrow('Refused')
  for (const { evm, solana } of seen) {
    expect(new Set([...evm, ...solana])).toEqual(new Set([0]))
  }
  expect(seen).toHaveLength(3)
})

test('finds the key by keeper and guard each time where the browser keeps nothing', async () => {
  const services = createServices()
  const key = await keyOf(await comeIn(services, createBrowser('one visit')))
  for (const visit of ['second', 'third']) {
    expect(await keyOf(await comeIn(services, createBrowser(visit)))).toEqual(key)
  }
})

/** A share that is another one, at any place of it. */
const damaged = fc
  .record({ at: fc.nat(16), by: fc.integer({ min: 1, max: 255 }) })
  .map(({ at, by }) => (share: string) => {
    const bytes = Buffer.from(share, 'base64url')
    bytes[at] = (bytes[at] ?? 0) ^ by
    return bytes.toString('base64url')
  })

test('makes no other key of damaged shares, whatever is damaged in them', async () => {
  const services = createServices()
  const vault = await comeIn(services, createBrowser('here'))
  const key = await keyOf(vault)
  await fc.assert(
    fc.asyncProperty(damaged, damaged, async (one, other) => {
      const { current, guarded } = services.look()
      const before = [current?.share, guarded?.current.share]
      services.damage('keeper', one)
      services.damage('guard', other)
      const lent = await keyOf(vault).catch((error: unknown) => error)
      // Once in a while the two damages outweigh each other; then it is the right key after all.
      if (Array.isArray(lent)) expect(lent).toEqual(key)
      else {
        expect(lent).toMatchObject({ code: 'shares_unfit' })
        services.damage('keeper', () => before[0] ?? '')
        services.damage('guard', () => before[1] ?? '')
      }
    }),
    { numRuns: 60 },
  )
  expect(await keyOf(vault)).toEqual(key)
})

test.each(['keeper', 'guard'] as const)(
  'mends what is damaged at the %s by the two other shares',
  async (whose) => {
    const services = createServices()
    const here = createBrowser('here')
    const vault = await comeIn(services, here)
    const key = await keyOf(vault)
    services.damage(whose, () => 'A'.repeat(23))
    if (whose === 'guard') {
      // It is not noticed until a browser comes that needs it, and the first browser still has the key.
      await expect(comeIn(services, createBrowser('there'))).rejects.toMatchObject({
        code: 'shares_unfit',
      })
    }
    expect(await keyOf(vault)).toEqual(key)
    if (whose === 'keeper')
      expect(await keyOf(await comeIn(services, createBrowser('there')))).toEqual(key)
  },
)

test('does nothing when the keeper names another wallet than this browser knows', async () => {
  const services = createServices()
  const here = createBrowser('here')
  const vault = await comeIn(services, here)
  const { wallet } = services.look()
  if (!wallet) throw new Error('There is a wallet')
  wallet.addresses = { ...wallet.addresses, eip155: '0x0000000000000000000000000000000000000001' }
  await expect(openPage(services, here).enter(login)).rejects.toMatchObject({
    code: 'wallet_changed',
  })
  await expect(vault.use(async () => 1)).resolves.toBe(1)
})

test('forgets the user on leaving, while the browser keeps its share', async () => {
  const services = createServices()
  const here = createBrowser('here')
  const vault = await comeIn(services, here)
  const key = await keyOf(vault)
  vault.leave()
  expect(vault.wallet()).toBeUndefined()
  await expect(vault.use(async () => 1)).rejects.toMatchObject({ code: 'not_entered' })
  await expect(vault.enter(login)).resolves.toBe('nothing')
  expect(await keyOf(vault)).toEqual(key)
})
