import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, silence } from '../../testing/answerFrame.js'
import { showLogin } from '../../testing/showLogin.js'

const view = { name: 'EmailVerifyDevice', data: { email: 'ada@example.com' } } as const

test('waits for the link of the mail, and connects once it is answered', async () => {
  let approve = () => {}
  const { client, dialog, heard } = await showLogin(view, {
    answers: {
      CONNECT_DEVICE: () =>
        new Promise<void>((resolve) => {
          approve = resolve
        }),
    },
  })
  await expect.element(dialog.getByRole('heading', { name: 'Approve this browser' })).toBeVisible()
  await expect.element(dialog.getByText('ada@example.com')).toBeVisible()
  await expect.poll(() => heard).toContain('CONNECT_DEVICE')
  approve()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(client.store.getState().embedded.isLoggedIn).toBe(true)
})

test('what the mail shows is shown here too, and an unproved wallet is pointed out', async () => {
  const { dialog } = await showLogin(view, {
    answers: { CONNECT_DEVICE: () => silence },
    facts: {
      embedded: {
        deviceRequest: {
          number: '731',
          wallet: {
            madeAt: Date.UTC(2025, 0, 2),
            browsers: 1,
            lastAt: Date.UTC(2025, 1, 3),
            isProved: false,
          },
        },
      },
    },
  })
  await expect.element(dialog.getByText('731')).toBeVisible()
  await expect
    .element(dialog.getByText(/made on Jan 2, 2025.*used in one browser, last on Feb 3, 2025/))
    .toBeVisible()
  await expect.element(dialog.getByText(/If you do not know it, do not approve/)).toBeVisible()
})

test('where a new wallet is made the view says so', async () => {
  const { dialog } = await showLogin(view, {
    answers: { CONNECT_DEVICE: () => silence },
    facts: { embedded: { deviceRequest: {} } },
  })
  await expect
    .element(dialog.getByRole('heading', { name: 'You are making a new wallet' }))
    .toBeVisible()
})

test('a link that was turned down is said so aloud, and another one can be sent', async () => {
  const { dialog, heard } = await showLogin(view, {
    answers: {
      CONNECT_DEVICE: () => refuse('device_refused'),
      CONNECT_EMAIL: () => ({ action: 'VERIFY_DEVICE' }),
    },
  })
  await expect.element(dialog.getByRole('heading', { name: 'Not approved' })).toBeVisible()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Not approved' }))
    .toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect.element(page.getByText('Link sent again').first()).toBeVisible()
  await expect.poll(() => heard.filter((name) => name === 'CONNECT_DEVICE')).toHaveLength(2)
})
