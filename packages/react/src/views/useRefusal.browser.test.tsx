import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { Announcer } from '../ui/Announcer.js'
import { useRefusal } from './useRefusal.js'

function Field() {
  const [refused, refuse] = useRefusal()
  return (
    <>
      <input aria-label="Code" aria-description={refused ?? ''} onChange={() => refuse()} />
      <button type="button" onClick={() => refuse('That is no code')}>
        Go
      </button>
    </>
  )
}

test('what a field is turned down with is said there and aloud, and goes with the next key', async () => {
  const { client } = pageClient()
  drawPage(
    client,
    <Announcer>
      <Field />
    </Announcer>,
  )
  const field = page.getByRole('textbox', { name: 'Code' })
  await userEvent.click(page.getByRole('button', { name: 'Go' }))
  await expect.element(field).toHaveAccessibleDescription('That is no code')
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'That is no code' }))
    .toBeInTheDocument()
  await userEvent.fill(field, '1')
  await expect.element(field).toHaveAccessibleDescription('')
})
