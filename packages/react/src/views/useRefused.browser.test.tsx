import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { enEmbedded } from '../locales/en.embedded.js'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { Announcer } from '../ui/Announcer.js'
import { useRefused } from './useRefused.js'

const { wrong } = enEmbedded('en').verifyOtp

const refusal = () =>
  new FoyerError('frame_refused', { data: { message: 'No', reason: 'code_wrong' } })

function Field({ error }: { error: unknown }) {
  const [refused, refuse] = useRefused(error)
  return <input aria-label="Code" aria-description={refused ?? ''} onChange={() => refuse()} />
}

test('a refusal is said at the field and aloud, goes with the next key, and comes with the next error', async () => {
  const { client } = pageClient()
  const form = (error: unknown) => (
    <Announcer>
      <Field error={error} />
    </Announcer>
  )
  const { draw } = drawPage(client, form(undefined))
  const field = page.getByRole('textbox', { name: 'Code' })
  const alert = page.getByRole('alert').filter({ hasText: wrong })
  expect(alert.query()).toBeNull()
  draw(form(refusal()))
  await expect.element(field).toHaveAccessibleDescription(wrong)
  await expect.element(alert).toBeInTheDocument()
  await userEvent.fill(field, '1')
  await expect.element(field).toHaveAccessibleDescription('')
  draw(form(refusal()))
  await expect.element(field).toHaveAccessibleDescription(wrong)
})
