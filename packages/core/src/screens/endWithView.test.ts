import { expect, test } from 'vitest'
import { closeModal } from '../modal/closeModal.js'
import { goBack } from '../modal/goBack.js'
import { openModal } from '../modal/openModal.js'
import { showView } from '../modal/showView.js'
import { createTestClient } from '../testing/createTestClient.js'
import { endWithView } from './endWithView.js'

function begun({ enableEmbedded }: { enableEmbedded: boolean }) {
  const client = createTestClient({ enableEmbedded })
  if (!enableEmbedded) openModal(client)
  showView(client, { name: 'WhatIsAWallet' })
  let ends = 0
  endWithView(client, 'WhatIsAWallet', () => {
    ends += 1
  })
  return { client, ends: () => ends }
}

test.each([true, false])(
  'what was begun in a view ends when the view is left, and not before: in the page %s',
  (enableEmbedded) => {
    const { client, ends } = begun({ enableEmbedded })
    client.store.setState(({ account }) => ({ account: { ...account, hideAmounts: true } }))
    showView(client, { name: 'GetWallet' })
    expect(ends()).toBe(0)
    goBack(client)
    expect(ends()).toBe(0)
    goBack(client)
    expect(ends()).toBe(1)
  },
)

test('what was begun in a view ends when the modal closes', () => {
  const { client, ends } = begun({ enableEmbedded: false })
  closeModal(client)
  expect(ends()).toBe(1)
})
