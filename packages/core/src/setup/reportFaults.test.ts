import { describe, expect, onTestFinished, test } from 'vitest'
import { openModal } from '../modal/openModal.js'
import type { FoyerOptions } from '../options.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { shownAlert } from '../testing/shownAlert.js'
import { setTheme } from '../theme/setTheme.js'

const solana = testNetwork(1, { chainNamespace: 'solana', name: 'Solana' })

/** A client whose modal was opened, and what its developer reads. */
function opened(options: Partial<FoyerOptions>) {
  const client = createTestClient({ adapters: [fakeAdapter()], ...options })
  onTestFinished(startClient(client))
  openModal(client)
  return {
    client,
    shown: () => shownAlert(client)?.text ?? '',
    logged: () => client.logged.join('\n'),
  }
}

describe('a set-up that cannot work is named with its value and its remedy', () => {
  test.each([
    ['no adapter', { adapters: [] }, ['Network 1, Network 10', '`evm()`', 'eip155']],
    [
      'an adapter of another family',
      { adapters: [fakeAdapter({ namespace: 'solana' })] },
      ['No adapter serves the chain family eip155'],
    ],
    [
      'an adapter too many',
      { adapters: [fakeAdapter(), fakeAdapter({ namespace: 'solana' })] },
      ['solana'],
    ],
    [
      'a network without an adapter',
      { networks: [testNetwork(1), solana] },
      ['No adapter serves the chain family solana', 'on Solana'],
    ],
    [
      'an RPC for a network that is not listed',
      { customRpcUrls: { 'eip155:5': [{ url: 'https://node.example/key' }] } },
      ['`customRpcUrls`', 'eip155:5'],
    ],
    [
      'a token of a network that is not listed',
      { tokens: { 'eip155:5': { address: '0x1' } } },
      ['`tokens`', 'eip155:5'],
    ],
    [
      'a theme variable that is none',
      { themeVariables: { '--foyer-acent': 'red', '--w3m-accent': 'blue' } },
      ['--foyer-acent', '--foyer-accent'],
    ],
    ['a language that is not there', { locale: 'pt-BR' }, ['pt-BR', 'English', '`messages`']],
    ['no project id', { projectId: '' }, ['`projectId`']],
  ] as const)('%s', async (_, options, words) => {
    const { shown, logged } = opened(options as Partial<FoyerOptions>)
    for (const word of words) await expect.poll(shown, { timeout: 15_000 }).toContain(word)
    expect(logged()).toContain(shown())
    expect(logged()).not.toContain('node.example/key')
  })
})

test('what hinders most is shown, and all of it is logged', async () => {
  const { shown, logged } = opened({ adapters: [], themeVariables: { accent: 'red' } })
  await expect.poll(shown, { timeout: 15_000 }).toContain('No adapter')
  expect(logged()).toContain('accent')
})

test('a theme variable that is none is named also when it is set later', async () => {
  const { client, shown } = opened({ adapters: [] })
  await expect.poll(shown, { timeout: 15_000 }).toContain('No adapter')
  setTheme(client, { variables: { '--foyer-acent': 'red' } })
  expect(shown()).toContain('--foyer-acent')
})

test('a mode that is none is refused also when it is set later', () => {
  expect(() => setTheme(createTestClient(), { mode: 'dim' as 'dark' })).toThrow(
    'Expected dark or light or system but received "dim"',
  )
})

test('of a set-up that works nothing is reported', async () => {
  const { client, shown } = opened({
    customRpcUrls: { 'eip155:1': [{ url: 'https://node.example' }] },
    themeVariables: { '--foyer-z-index': 5 },
    locale: 'en-GB',
  })
  setTheme(client, { variables: { '--foyer-acent': 'red' } })
  await expect.poll(shown, { timeout: 15_000 }).toContain('--foyer-acent')
  expect(client.logged).toHaveLength(1)
})

test('a family that is served by pairing alone is no fault', async () => {
  const { shown } = opened({
    adapters: [fakeAdapter()],
    networks: [testNetwork(1), solana],
    relayUrl: 'wss://relay.example',
    themeVariables: { '--foyer-acent': 'red' },
  })
  await expect.poll(shown, { timeout: 15_000 }).toContain('--foyer-acent')
})

/** A page, as far as two clients meet there. */
function page() {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { querySelector: () => null })
  const location = new URL('http://127.0.0.1/')
  const whole = Object.assign(window, { document, location, navigator: { userAgent: '' } })
  return { window: () => whole as unknown as Window }
}

describe('what is there twice is reported', () => {
  const adapters = () => ({ adapters: [fakeAdapter()] })

  test('a client that is started by two providers runs once, until both are gone', async () => {
    const client = createTestClient(adapters())
    const [one, two] = [startClient(client), startClient(client)]
    openModal(client)
    const shown = () => shownAlert(client)?.text
    await expect.poll(shown, { timeout: 15_000 }).toContain('FoyerProvider')
    expect(client.logged).toHaveLength(1)
    one()
    one()
    expect(client.handles.running.count).toBe(1)
    two()
    expect(client.handles.running.count).toBe(0)
  })

  test('two clients with one project id on a page', async () => {
    const there = page()
    const first = createTestClient(adapters(), there)
    const second = createTestClient(adapters(), there)
    onTestFinished(startClient(first))
    const stop = startClient(second)
    openModal(first)
    const shown = () => shownAlert(first)?.text
    await expect.poll(shown, { timeout: 15_000 }).toContain('“test”')
    stop()
    const third = createTestClient({ ...adapters(), projectId: 'other' }, there)
    onTestFinished(startClient(third))
    openModal(third)
    setTheme(third, { variables: { '--foyer-acent': 'red' } })
    await expect.poll(() => third.logged.length, { timeout: 15_000 }).toBe(1)
  })

  test('nothing of it where a client is started again, as strict mode does', async () => {
    const there = page()
    const client = createTestClient(adapters(), there)
    startClient(client)()
    onTestFinished(startClient(client))
    openModal(client)
    setTheme(client, { variables: { '--foyer-acent': 'red' } })
    await expect.poll(() => client.logged.length, { timeout: 15_000 }).toBe(1)
  })
})
