import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, silence } from '../../testing/answerFrame.js'
import { frameUser } from '../../testing/frameUser.js'
import { showLogin } from '../../testing/showLogin.js'
import { windowWith } from '../../testing/windowWith.js'

const view = { name: 'ConnectingSocial', data: { provider: 'google' } } as const

/** A window that records the windows it opens. */
function opener() {
  const opened: { at: string; isClosed: boolean; opener: unknown }[] = []
  const open = (at: string) => {
    const made = {
      ...{ at, isClosed: false, opener: window as unknown },
      close() {
        made.isClosed = true
      },
      location: {
        replace(to: string) {
          made.at = to
        },
      },
    }
    opened.push(made)
    return made
  }
  return { opened, window: windowWith({ open }) }
}

test('a press opens the window of the login, and a yes there closes it and connects', async () => {
  let approve = () => {}
  const { opened, window } = opener()
  const { client, dialog, heard } = await showLogin(
    { name: 'ConnectSocials' },
    {
      window,
      answers: {
        CONNECT_SOCIAL: () =>
          new Promise<object>((resolve) => {
            approve = () => resolve({ ...frameUser(), userName: 'ada', email: null })
          }),
      },
    },
  )
  await dialog.getByRole('button', { name: 'Log in with Google' }).click()
  await expect
    .element(dialog.getByRole('heading', { name: 'Connect in the provider window' }))
    .toBeVisible()
  expect(opened).toHaveLength(1)
  await expect.poll(() => opened[0]?.at).toBe(`${location.origin}/provider?state=1`)
  // The page in it cannot navigate this one.
  expect(opened[0]?.opener).toBeNull()
  await expect.poll(() => heard).toContain('CONNECT_SOCIAL')
  approve()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(client.store.getState().embedded).toMatchObject({ isLoggedIn: true, userName: 'ada' })
  await expect.poll(() => opened[0]?.isClosed).toBe(true)
})

test('where the window was blocked a link opens it', async () => {
  const { dialog } = await showLogin(view, { answers: { CONNECT_SOCIAL: () => silence } })
  await expect.element(page.getByRole('dialog', { name: 'Google' })).toBeVisible()
  await expect
    .element(dialog.getByRole('heading', { name: 'The window was blocked' }))
    .toBeVisible()
  const link = dialog.getByRole('link', { name: 'Open window' })
  await expect.element(link).toHaveAttribute('href', `${location.origin}/provider?state=1`)
})

test('the numbers of both services are shown to be compared, and said digit by digit', async () => {
  const { dialog } = await showLogin(view, {
    answers: {
      GET_SOCIAL_REDIRECT_URI: () => ({
        uri: `${location.origin}/provider`,
        numbers: ['482', '731'],
      }),
      CONNECT_SOCIAL: () => silence,
    },
  })
  await expect.element(dialog.getByText('482')).toBeVisible()
  await expect.element(dialog.getByText('731')).toBeVisible()
  await expect
    .element(page.getByRole('status').filter({ hasText: '4 8 2, 7 3 1' }))
    .toBeInTheDocument()
})

test.each([
  ['social_refused', 'Login declined'],
  ['server_unreachable', 'Something went wrong'],
] as const)('%s is “%s”, and a press begins anew', async (code, heading) => {
  const { dialog, heard } = await showLogin(view, {
    answers: { CONNECT_SOCIAL: () => refuse(code) },
  })
  await expect.element(dialog.getByRole('heading', { name: heading })).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(() => heard.filter((name) => name === 'GET_SOCIAL_REDIRECT_URI'))
    .toHaveLength(2)
})

test('cancelling leads back and closes the window, and a late yes connects nothing', async () => {
  let approve = () => {}
  const { opened, window } = opener()
  const { client, dialog, heard } = await showLogin(
    { name: 'ConnectSocials' },
    {
      window,
      answers: {
        CONNECT_SOCIAL: () =>
          new Promise<object>((resolve) => {
            approve = () => resolve({ ...frameUser(), userName: 'ada', email: null })
          }),
      },
    },
  )
  await dialog.getByRole('button', { name: 'Log in with Google' }).click()
  await expect.poll(() => heard).toContain('CONNECT_SOCIAL')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog', { name: 'All socials' })).toBeVisible()
  await expect.poll(() => opened[0]?.isClosed).toBe(true)
  approve()
  expect(client.store.getState().screens.login).toBeUndefined()
  expect(client.store.getState().embedded.isLoggedIn).toBe(false)
})
