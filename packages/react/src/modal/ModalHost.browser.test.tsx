import { openModal } from '@foyer/core'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { ConnectButton } from '../widgets/ConnectButton.js'

const hosts = () => [...document.querySelectorAll('foyer-modal')]

/** The names of the events that are listened to on the page's own elements from now on. */
function watchListeners() {
  const heard = new Set<string>()
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (this: EventTarget, name: string, ...rest) {
    if (this === document.body || this === document.documentElement) heard.add(name)
    return addEventListener.call(this, name, ...rest)
  }
  onTestFinished(() => {
    EventTarget.prototype.addEventListener = addEventListener
  })
  return heard
}

test('React looks through no event of the page for the modal, rendered ahead or open', async () => {
  const heard = watchListeners()
  const { client } = pageClient()
  drawPage(client, <ConnectButton />)
  await expect.poll(hosts).toHaveLength(1)
  await openModal(client)
  await page.getByRole('button', { name: 'Kestrel' }).hover()
  expect([...heard]).toEqual([])
})

test('its element stands at the end of the body, says what it is, and goes with the page', async () => {
  const { client } = pageClient({ themeMode: 'dark', locale: 'ar' })
  const { unmount } = drawPage(client, <ConnectButton />)
  await expect.poll(hosts).toHaveLength(1)
  const [ahead] = hosts()
  expect(ahead?.parentElement).toBe(document.body)
  expect(ahead?.getAttribute('data-shut')).toBe('')
  expect(ahead?.getAttribute('data-testid')).toBeNull()
  await openModal(client)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(hosts()).toEqual([ahead])
  const attributes = ['data-shut', 'data-testid', 'data-theme', 'lang', 'dir']
  expect(attributes.map((name) => ahead?.getAttribute(name))).toEqual([
    ...[null, 'modal', 'dark'],
    ...['ar', 'rtl'],
  ])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => ahead?.isConnected).toBe(false)
  unmount()
  expect(document.querySelectorAll('foyer-modal, foyer-outcome, foyer-notice')).toHaveLength(0)
})

test('it stands in place where the host says so', async () => {
  const { client } = pageClient({ disableAppend: true })
  const { FoyerModal } = await import('../widgets/FoyerModal.js')
  drawPage(
    client,
    <section>
      <FoyerModal />
    </section>,
  )
  await openModal(client)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(document.querySelector('section > foyer-modal')).not.toBeNull()
})
