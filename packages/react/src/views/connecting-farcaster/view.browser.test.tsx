import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, silence } from '../../testing/answerFrame.js'
import { phoneWindow } from '../../testing/phoneWindow.js'
import { showLogin } from '../../testing/showLogin.js'

const view = { name: 'ConnectingFarcaster' } as const

test('the request is a code with a name, and a yes in the app connects', async () => {
  let approve = () => {}
  const { client, dialog } = await showLogin(view, {
    answers: {
      CONNECT_FARCASTER: () =>
        new Promise<object>((resolve) => {
          approve = () => resolve({ userName: 'ada' })
        }),
    },
  })
  await expect.element(page.getByRole('dialog', { name: 'Farcaster' })).toBeVisible()
  await expect
    .element(dialog.getByRole('img', { name: 'Code to scan with Farcaster' }))
    .toBeVisible()
  await expect
    .element(dialog.getByRole('button', { name: 'Copy link' }))
    .not.toHaveAttribute('aria-disabled')
  await expect
    .poll(() => {
      approve()
      return client.store.getState().embedded.userName
    })
    .toBe('ada')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('on a phone a link leads to the app', async () => {
  const { dialog } = await showLogin(view, {
    answers: { CONNECT_FARCASTER: () => silence },
    window: phoneWindow(),
    isNarrow: true,
  })
  await expect
    .element(dialog.getByRole('link', { name: 'Open Farcaster' }))
    .toHaveAttribute('href', 'https://farcaster.example/~/siwf?token=1')
  expect(dialog.getByRole('img').query()).toBeNull()
})

test('a request that was turned down is said so, and a press makes another', async () => {
  const { dialog, heard } = await showLogin(view, {
    answers: { CONNECT_FARCASTER: () => refuse('social_refused') },
  })
  await expect.element(dialog.getByRole('heading', { name: 'Login declined' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => heard.filter((name) => name === 'GET_FARCASTER_URI')).toHaveLength(2)
})
