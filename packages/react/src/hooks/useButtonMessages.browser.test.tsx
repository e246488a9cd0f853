import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { enButtons } from '../locales/en.buttons.js'
import { drawHook } from '../testing/drawHook.js'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { ConnectButton } from '../widgets/ConnectButton.js'
import { NetworkButton } from '../widgets/NetworkButton.js'
import { useButtonMessages } from './useButtonMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enButtons('en'))

test('a button has the host’s text, and another the English that the host left', async () => {
  const { client } = pageClient({ messages: { buttons: { connect: 'Join us' } } })
  drawPage(
    client,
    <>
      <ConnectButton />
      <NetworkButton />
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'Join us' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Network Network 1' })).toBeVisible()
})

test('only texts that the button has are taken', () => {
  const { client } = pageClient({
    messages: { buttons: { selectNetwork: 'Pick', connect: 'Join' } },
  })
  const { current } = drawHook(client, () => useButtonMessages('buttons', enButtons))
  expect(words(current())).toEqual({ ...english, selectNetwork: 'Pick' })
})
