import { openModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useTitle } from './useTitle.js'
import type { useView } from './useView.js'

test('before there is a view, the title says that it loads', () => {
  const { current } = drawHook(pageClient().client, () => useTitle(undefined))
  expect(current()).toBe('Loading')
})

test('a view’s title is made of its texts, its data, the state and the client, and follows the state', async () => {
  const { client } = pageClient({ projectId: 'market' })
  const shown: useView.Shown = {
    entry: { name: 'Connect' },
    turn: 1,
    view: {
      title: ({ modal: texts }, data, { modal }, { options }) =>
        [texts.loading, data, modal.open, options.projectId].join(),
      Body: () => null,
    },
  }
  const { current } = drawHook(client, () => useTitle(shown))
  expect(current()).toBe('Loading,,false,market')
  openModal(client)
  await expect.poll(current).toBe('Loading,,true,market')
})
