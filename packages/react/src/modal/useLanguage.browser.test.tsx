import { closeModal, openModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pseudoTexts } from '../../../protocol/src/texts/testing/pseudoTexts.js'
import { fetchTexts } from '../locales/fetchTexts.js'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { ConnectButton } from '../widgets/ConnectButton.js'

/** A page with a button, in a language of tests or one that there are no texts in. */
function draw(options: pageClient.Options) {
  const { client } = pageClient(options)
  drawPage(client, <ConnectButton data-testid="place" />)
  const languageOf = (element: Element | null) => [
    element?.getAttribute('lang'),
    element?.getAttribute('dir'),
  ]
  return {
    client,
    button: () => languageOf(page.getByTestId('place').element()),
    modal: () => languageOf(document.querySelector('foyer-modal')),
  }
}

test('a button and the modal say the language that they show, and follow one that arrives', async () => {
  const { client, button, modal } = draw({ locale: 'ar' })
  await expect.element(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  expect(button()).toEqual(['en', 'rtl'])
  openModal(client)
  const name = pseudoTexts('Connect Wallet')
  await expect.element(page.getByTestId('place').getByText(name)).toBeInTheDocument()
  expect(button()).toEqual(['ar', 'rtl'])
  await expect.poll(modal).toEqual(['ar', 'rtl'])
})

test('closed and opened again, the modal says the language that it shows, as the button does meanwhile', async () => {
  const { client, button, modal } = draw({ locale: 'ar' })
  openModal(client)
  await expect.poll(modal).toEqual(['ar', 'rtl'])
  closeModal(client)
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(button()).toEqual(['ar', 'rtl'])
  openModal(client)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(modal()).toEqual(['ar', 'rtl'])
})

test('texts that arrived before those of a button do not keep it in English', async () => {
  const { client } = draw({ locale: 'el' })
  await fetchTexts(client, ['notices'])
  await fetchTexts(client, ['connectButton'])
  await expect
    .element(page.getByRole('button', { name: pseudoTexts('Connect Wallet') }))
    .toBeVisible()
})

test('where Foyer has no texts in the locale, what stays English says so', async () => {
  const { client, button, modal } = draw({ locale: 'fa' })
  expect(button()).toEqual(['en', 'rtl'])
  openModal(client)
  await expect.poll(modal).toEqual(['en', 'rtl'])
})

test('the host’s own texts are in the locale that it chose', () => {
  const { button } = draw({ locale: 'fa', messages: { buttons: { connect: 'وصل' } } })
  expect(button()).toEqual(['fa', 'rtl'])
})

test('without a locale the direction stays the page’s own', async () => {
  const { client, button, modal } = draw({})
  expect(button()).toEqual(['en', null])
  openModal(client)
  await expect.poll(modal).toEqual(['en', null])
})
