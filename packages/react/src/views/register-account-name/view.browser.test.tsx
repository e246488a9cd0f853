import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerServer } from '../../testing/answerServer.js'
import { otherAddress } from '../../testing/connectedClient.js'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'RegisterAccountName' } as const
const signature = `0x${'ab'.repeat(65)}` as const
const ideas = (...labels: string[]) => ({
  suggestions: labels.map((label) => ({ name: `${label}.foyer.eth`, registered: false })),
})

/** The view of an account whose server gives names; `anna` is another one's there. */
async function opened(
  given: Parameters<typeof answerServer>[0] = {},
  signMessage: () => Promise<`0x${string}`> = async () => signature,
) {
  const { server, requested } = answerServer({
    zone: () => ({ zone: 'foyer.eth', namesMax: 3 }),
    juno: () => ideas('juno', 'juno1', 'thejuno'),
    juno1: () => ideas('juno1'),
    anna: () => ideas('anna1'),
    'anna.foyer.eth': () => ({
      name: 'anna.foyer.eth',
      addresses: { 60: { address: otherAddress } },
    }),
    account: () => ({ success: true }),
    ...given,
  })
  const shown = await showModal(view, { isConnected: true, server, wallet: { signMessage } })
  const field = shown.dialog.getByRole('textbox', { name: 'Name' })
  const type = async (text: string) => {
    await expect.element(field).toBeVisible()
    await userEvent.fill(field, text)
    shown.client.held.pass(300)
  }
  return { ...shown, field, requested, type }
}

test('a free name is chosen, its message shown, and it is registered and shown', async () => {
  const { client, dialog, type } = await opened()
  await expect.element(dialog.getByText('.foyer.eth', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/can change where it leads, or take it away/)).toBeVisible()
  await type('Juno')
  await expect.element(dialog.getByText('This name is free.')).toBeVisible()
  await dialog.getByRole('button', { name: 'What you sign' }).click()
  const message = client.store.getState().names?.draft?.message ?? 'none'
  await expect.element(dialog.getByText(message)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign and register' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Name registered' })).toBeVisible()
  await expect.element(dialog.getByText('juno.foyer.eth', { exact: true })).toBeVisible()
})

test('a name of another account is said to be taken, and a free one is a press away', async () => {
  const { dialog, field, type, client } = await opened()
  await type('anna')
  await expect.element(dialog.getByText('Registered')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/belongs to another account/)
  const press = dialog.getByTestId('name-register')
  await expect.element(press).toHaveAttribute('aria-disabled', 'true')
  await type('juno')
  await dialog.getByRole('button', { name: /juno1.foyer.eth/ }).click()
  client.held.pass(300)
  await expect.element(field).toHaveValue('juno1')
  await expect.element(press).not.toHaveAttribute('aria-disabled')
})

test('while the wallet has the message nothing can be typed, and Enter sends nothing more', async () => {
  const { field, dialog, type, adapter } = await opened({}, () => new Promise(() => {}))
  await type('juno')
  await expect.element(dialog.getByText('This name is free.')).toBeVisible()
  await userEvent.type(field, '{Enter}')
  const press = dialog.getByTestId('name-register')
  await expect.element(press).toHaveTextContent('Continue in your wallet')
  await expect.element(field).toHaveAttribute('readonly')
  await userEvent.type(field, '{Enter}')
  expect(adapter.calls.filter((call) => call.startsWith('signMessage'))).toHaveLength(1)
})

const refusal = (status: number, name: string) => () =>
  Response.json(
    { status: 'FAILED', reasons: [{ name, description: 'In the words of the server.' }] },
    { status },
  )

test.each([
  ['name_taken', 409, 'Another account was faster'],
  ['names_at_most', 409, 'holds as many names as one may'],
  ['odd', 400, 'In the words of the server'],
  ['many', 429, 'Too many tries'],
  ['broken', 502, 'The name may be yours already'],
] as const)('%s is said in its own words, and the name stays', async (reason, status, words) => {
  const { field, dialog, type } = await opened({ account: refusal(status, reason) })
  await type('juno')
  await dialog.getByTestId('name-register').click()
  await expect.element(dialog.getByTestId('name-failure')).toHaveTextContent(words)
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeInTheDocument()
  await expect.element(field).toHaveValue('juno')
})

test('a user who declines is told that nothing was registered', async () => {
  const declined = () => Promise.reject(new FoyerError('user_rejected'))
  const { dialog, type, requested } = await opened({}, declined)
  await type('juno')
  await dialog.getByTestId('name-register').click()
  await expect.element(dialog.getByTestId('name-failure')).toHaveTextContent('You declined')
  expect(requested).not.toContain('account')
})

test('a server that gives no names says so, and one that is silent is tried again', async () => {
  let isSilent = true
  const { dialog } = await opened({
    zone: () => (isSilent ? new Response('', { status: 500 }) : { zone: null, namesMax: 0 }),
  })
  await expect.element(dialog.getByText('The server does not answer')).toBeVisible()
  isSilent = false
  await dialog.getByTestId('name-retry').click()
  await expect.element(dialog.getByText('No name can be registered here')).toBeVisible()
})
