import { expect, test } from 'vitest'
import { openProviderWindow } from './openProviderWindow.js'

function openWallet() {
  const went: string[] = []
  const opened = { opener: {} as unknown, location: { replace: (url: string) => went.push(url) } }
  const wallet = { open: () => opened } as unknown as Window
  return { opened, went, window: openProviderWindow(wallet) }
}

test('the window of a provider cannot send the wallet elsewhere', () => {
  const { opened, went, window } = openWallet()
  expect(opened.opener).toBeNull()
  window?.go('https://id.example/authorize')
  expect(went).toEqual(['https://id.example/authorize'])
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'blob:https://wallet.example/1',
  'about:blank',
  '',
])('nothing that a service names runs in the window of a provider: %s', (uri) => {
  const { went, window } = openWallet()
  expect(() => window?.go(uri)).toThrow()
  expect(went).toEqual([])
})

test('a browser that opens no window is no failure', () => {
  expect(openProviderWindow({ open: () => null } as unknown as Window)).toBeUndefined()
  expect(openProviderWindow(null)).toBeUndefined()
})
