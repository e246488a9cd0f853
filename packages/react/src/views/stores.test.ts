import { expect, test } from 'vitest'
import { stores } from './stores.js'

test('lists where a wallet can be got, without addresses that are not of the web', () => {
  const found = stores({
    id: 'kestrel',
    name: 'Kestrel',
    chrome_store: 'https://store.example/kestrel',
    app_store: 'javascript:alert(1)',
    homepage: 'https://kestrel.example',
  })
  expect(found.map(({ kind, href }) => [kind, href])).toEqual([
    ['chrome', 'https://store.example/kestrel'],
    ['website', 'https://kestrel.example/'],
  ])
})
