import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { useAgreement } from './useAgreement.js'

function Form() {
  const { before, after, refusedBy } = useAgreement()
  return (
    <>
      <header>{before}</header>
      <button type="button" disabled={refusedBy !== undefined} aria-describedby={refusedBy}>
        Go on
      </button>
      <footer>{after}</footer>
    </>
  )
}

function draw(legalCheckbox: boolean) {
  const termsConditionsUrl = 'http://127.0.0.1/terms'
  const { client } = pageClient({ termsConditionsUrl, features: { legalCheckbox } })
  drawPage(client, <Form />)
  return page.getByRole('button', { name: 'Go on' })
}

test('where the user has to agree, nothing can be pressed until the box above is ticked', async () => {
  const button = draw(true)
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription(/I agree to the Terms of Service/)
  const box = page.getByRole('checkbox')
  expect(box.element().closest('header')).not.toBeNull()
  await box.click()
  await expect.element(button).toBeEnabled()
  await box.click()
  await expect.element(button).toBeDisabled()
})

test('else the terms stand below, and a press is free', async () => {
  const button = draw(false)
  await expect.element(button).toBeEnabled()
  const link = page.getByRole('link', { name: 'Terms of Service' })
  expect(link.element().closest('footer')).not.toBeNull()
  expect(page.getByRole('checkbox').query()).toBeNull()
})
