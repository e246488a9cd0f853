import { afterEach, expect, test } from 'vitest'
import { hostile } from './hostile.js'
import { type InstallConfig, type InstalledWallets, install } from './install.js'
import { driveWallet } from './playwright/driveWallet.js'
import { installScript } from './playwright/installScript.js'

const chains = [{ id: 1, rpcUrl: 'http://127.0.0.1:1' }] as const

class Page extends EventTarget {
  ethereum: unknown
  declare __foyerWallets?: InstalledWallets
  /** Everything announced to a page that asks now. */
  announced(): { info: { name: string; rdns: string; icon: string }; provider: Provider }[] {
    const found: never[] = []
    const hear = (event: Event) => found.push((event as CustomEvent).detail as never)
    this.addEventListener('eip6963:announceProvider', hear)
    this.dispatchEvent(new Event('eip6963:requestProvider'))
    this.removeEventListener('eip6963:announceProvider', hear)
    return found
  }
}
type Provider = { request(request: { method: string }): Promise<unknown> }

const pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.__foyerWallets?.destroy()
})

function page(config: Partial<InstallConfig> = {}) {
  const made = new Page()
  pages.push(made)
  return { made, installed: install({ chains, ...config }, made) }
}

function misbehave(name: keyof typeof hostile) {
  const made = new Page()
  const end = hostile[name]({ chains, window: made })
  return { made, end }
}

test('two wallets are there unless told otherwise, and are found by name', () => {
  const { made, installed } = page()
  expect(made.announced().map(({ info }) => info.name)).toEqual(['Kestrel', 'Bramble'])
  expect(installed.get('Bramble').rdns).toBe('test.foyer.bramble')
  expect(() => installed.get('Thimble')).toThrow('There are: Kestrel, Bramble.')
})

test('installing again replaces the wallets, and destroying leaves none', () => {
  const { made } = page()
  const again = install({ chains, wallets: [{ preset: 'saltbox' }, { name: 'Own' }] }, made)
  expect(made.announced().map(({ info }) => info.name)).toEqual(['Own'])
  expect(made.ethereum).toBe(again.get('Saltbox').provider)
  again.destroy()
  expect(made.announced()).toEqual([])
  expect(made.ethereum).toBeUndefined()
  expect(made.__foyerWallets).toBeUndefined()
})

test('a driver plays the user from another process', async () => {
  const { made } = page()
  const scope = globalThis as { __foyerWallets?: InstalledWallets | undefined }
  scope.__foyerWallets = made.__foyerWallets
  // What Playwright does, less the wire: the argument and the answer are JSON.
  const evaluate = async (run: (argument: never) => unknown, argument: unknown) =>
    run(JSON.parse(JSON.stringify(argument)) as never)
  const kestrel = driveWallet({ evaluate } as never, 'Kestrel')
  await kestrel.reject('eth_requestAccounts')
  const [first] = made.announced()
  await expect(first?.provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({
    code: 4001,
  })
  await kestrel.lock()
  expect(await kestrel.state()).toMatchObject({ locked: true, granted: false, chainId: 1 })
  expect(await kestrel.requests()).toEqual([{ method: 'eth_requestAccounts', params: [] }])
  scope.__foyerWallets = undefined
})

test('the script for a page is one piece that needs no module', async () => {
  const script = await installScript({ chains, wallets: ['kestrel'] })
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toMatch(/\bfrom\s*["']viem/)
})

test('every hostile wallet leaves nothing behind when it is ended', () => {
  for (const name of Object.keys(hostile) as (keyof typeof hostile)[]) {
    const { made, end } = misbehave(name)
    expect(made.announced().length, name).toBeGreaterThan(0)
    end()
    expect(made.announced(), name).toEqual([])
  }
})

test('two hostile wallets claim the rdns of one honest one', () => {
  const { made } = misbehave('sharedRdns')
  expect(made.announced().map(({ info }) => info.rdns)).toEqual([
    'test.foyer.kestrel',
    'test.foyer.kestrel',
  ])
})

test('a name may have 10,000 characters', () => {
  expect(misbehave('longName').made.announced()[0]?.info.name).toHaveLength(10_000)
})

test('what is thrown need not be an error', async () => {
  const wallets = misbehave('throwsNonErrors').made.announced()
  const thrown = await Promise.all(
    wallets.map(({ provider }) =>
      provider.request({ method: 'eth_accounts' }).catch((error) => typeof error),
    ),
  )
  expect(thrown).toEqual(['string', 'undefined', 'object', 'number', 'object', 'object'])
})

test('an echo settles a second time, with another account', async () => {
  const [echo] = misbehave('answersTwice').made.announced()
  const events: unknown[] = []
  const provider = echo?.provider as never as {
    on(name: string, hear: (value: unknown) => void): void
    request: Provider['request']
  }
  provider.on('accountsChanged', (value) => events.push(value))
  await provider.request({ method: 'eth_requestAccounts' })
  await expect.poll(() => events.length).toBe(3)
})

test('an echo calls back twice to a listener without a promise of its own', async () => {
  const [echo] = misbehave('answersTwice').made.announced()
  const heard: unknown[] = []
  const answer = echo?.provider.request({ method: 'eth_requestAccounts' })
  answer?.then(
    (value) => heard.push(value),
    (error) => heard.push(error),
  )
  await expect.poll(() => heard.length).toBe(3)
})

test('a liar names another chain every time', async () => {
  const [liar] = misbehave('liesAboutChain').made.announced()
  const ask = () => liar?.provider.request({ method: 'eth_chainId' })
  expect([await ask(), await ask(), await ask()]).toEqual(['0x1', '0xdeadbeef', 'banana'])
})

test.each([
  [{ wallets: ['kestral'] }, 'There is no preset "kestral". There are: kestrel, bramble, saltbox.'],
  [{ wallets: [{ preset: 'toString' }] }, 'There is no preset "toString".'],
  [{ hostile: ['sharedRdn'] }, 'There is no hostile wallet "sharedRdn". There are: '],
])('a preset that does not exist is named, and nothing is installed: %j', (config, text) => {
  const window = Object.assign(new EventTarget(), { __foyerWallets: undefined }) as never
  expect(() => install({ chains: [], ...config } as never, window)).toThrow(text)
  expect(window).toHaveProperty('__foyerWallets', undefined)
})
