import type { Client } from '@foyer/core'
import { createTestClient, fakeAdapter } from '@foyer/core/testing'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoyerProvider } from './FoyerProvider.js'
import { useFoyerAccount } from './hooks/useFoyerAccount.js'
import { useFoyerClient } from './hooks/useFoyerClient.js'
import { useFoyerNetwork } from './hooks/useFoyerNetwork.js'
import { AccountButton } from './widgets/AccountButton.js'
import { ConnectButton } from './widgets/ConnectButton.js'
import { FoyerButton } from './widgets/FoyerButton.js'
import { NetworkButton } from './widgets/NetworkButton.js'

test('renders on a server without a window, and asks no wallet', () => {
  expect(globalThis.window).toBeUndefined()
  const adapter = fakeAdapter()
  const client = createTestClient({ adapters: [adapter] })
  const html = renderToString(
    <FoyerProvider client={client}>
      <ConnectButton />
      <FoyerButton id="mine" className="there" data-testid="open" />
      <NetworkButton />
      <AccountButton />
      <p>page</p>
    </FoyerProvider>,
  )
  expect(html).toContain('<p>page</p>')
  expect(html).toMatch(/<foyer-connect-button[^>]* id="mine"/)
  expect(html).toMatch(/<foyer-connect-button[^>]* class="there"/)
  expect(html).toMatch(/<foyer-connect-button[^>]* data-testid="open"/)
  expect(html).toContain('<foyer-network-button')
  // Each with its place and its words.
  expect(html).toMatch(/<foyer-connect-button[^>]*><svg[^>]* width="154" height="40"/)
  expect(html).toContain('>Connect Wallet</text>')
  expect(html).toContain('>Network 1</text>')
  expect(html).not.toMatch(/<style|<script| style=/)
  expect(html).not.toContain('foyer-account-button')
  expect(adapter.calls).toEqual([])
})

test('renders an embedded modal on a server as nothing yet', () => {
  const client = createTestClient({ enableEmbedded: true })
  expect(renderToString(<FoyerProvider client={client}>page</FoyerProvider>)).toBe('page')
})

test('carries the theme and the host’s right-to-left language on the element of a button', () => {
  const messages = { buttons: { connect: 'اربط' } }
  const client = createTestClient({ themeMode: 'light', locale: 'ar', messages })
  const html = renderToString(
    <FoyerProvider client={client}>
      <ConnectButton />
    </FoyerProvider>,
  )
  expect(html).toMatch(/<foyer-connect-button[^>]* data-theme="light"/)
  expect(html).toMatch(/<foyer-connect-button[^>]* lang="ar"/)
  expect(html).toMatch(/<foyer-connect-button[^>]* dir="rtl"/)
})

test('hooks tell that no wallet is connected, and the first network', () => {
  const client = createTestClient()
  const seen: unknown[] = []
  function Page() {
    seen.push(useFoyerAccount(), useFoyerNetwork().chainId)
    return null
  }
  renderToString(
    <FoyerProvider client={client}>
      <Page />
    </FoyerProvider>,
  )
  expect(seen).toEqual([
    {
      address: undefined,
      caipAddress: undefined,
      status: 'disconnected',
      isConnected: false,
      allAccounts: [],
    },
    1,
  ])
})

test('a hook outside of the provider says what is missing', () => {
  function Page() {
    useFoyerClient()
    return null
  }
  expect(() => renderToString(<Page />)).toThrow('Put <FoyerProvider client={…}> around')
})

test.each([
  ['20px', 130],
  ['Infinity', 65],
  ['none', 65],
])(
  'the words that a server writes are words, and as large as the theme says: %s',
  (size, width) => {
    const themeVariables = { '--foyer-font-size-master': size }
    const html = renderToString(
      <FoyerProvider client={createTestClient({ themeVariables })}>
        <ConnectButton label={'<b>"&'} size="sm" />
      </FoyerProvider>,
    )
    expect(html).toMatch(new RegExp(`<svg[^>]* width="${width}" height="32"`))
    expect(html).toContain('>&#60;b>&#34;&#38;</text>')
  },
)

test.each([undefined, { projectId: 'options' }])(
  'a provider is refused without a client: %j',
  (given) => {
    const client = given as unknown as Client
    expect(() => renderToString(<FoyerProvider client={client}>page</FoyerProvider>)).toThrow(
      'Put <FoyerProvider client={…}> around',
    )
  },
)
