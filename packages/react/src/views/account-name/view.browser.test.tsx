import { goBack, showView } from '@foyer/core/internal'
import { fakeAddress, testNetwork } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerServer } from '../../testing/answerServer.js'
import { showModal } from '../../testing/showModal.js'

const name = 'anna.foyer.eth'
const view = { name: 'AccountName', data: { name } } as const

/** A name of the connected account; what the wallet was given to sign is in `signed`. */
async function opened(
  given: Parameters<typeof answerServer>[0] = {},
  answer?: () => Promise<never>,
) {
  const signed: string[] = []
  const { server, requested } = answerServer({
    zone: () => ({ zone: 'foyer.eth', namesMax: 3 }),
    [name]: () => ({ name, addresses: { 60: { address: fakeAddress }, 501: { address: 'Abc1' } } }),
    berta: () => ({ suggestions: [{ name: 'berta.foyer.eth', registered: false }] }),
    change: () => ({ success: true }),
    ...given,
  })
  const shown = await showModal(view, {
    ...{ isConnected: true, server },
    wallet: {
      async signMessage(_, { message }) {
        signed.push(message)
        return answer ? answer() : (`0x${'ab'.repeat(65)}` as const)
      },
    },
  })
  return { ...shown, requested, signed }
}

test('where a name leads is shown, and releasing it is explained before it is signed', async () => {
  const { dialog, signed, requested } = await opened()
  await expect.element(page.getByRole('dialog', { name: 'Your name' })).toBeVisible()
  await expect.element(dialog.getByText('Network 1')).toBeVisible()
  await dialog.getByTestId('name-release').click()
  await expect.element(dialog.getByText(/No account gets it for 90 days/)).toBeVisible()
  await dialog.getByTestId('name-keep').click()
  expect(signed).toEqual([])
  await dialog.getByTestId('name-release').click()
  await dialog.getByTestId('name-confirm').click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  expect(signed[0]).toMatch(/^{"action":"release","name":"anna.foyer.eth","timestamp":\d+}$/)
  expect(requested).toContain('change')
})

test('a user who declines keeps the name, and another account’s name is said to be one', async () => {
  const declined = await opened({}, () => Promise.reject(new FoyerError('user_rejected')))
  await declined.dialog.getByTestId('name-release').click()
  await declined.dialog.getByTestId('name-confirm').click()
  await expect
    .element(declined.dialog.getByTestId('name-failure'))
    .toHaveTextContent('You declined')
  expect(declined.requested).not.toContain('change')
})

test('what a wallet has over the view goes on under it, and its end is shown when the view is back', async () => {
  let decline: (error: FoyerError) => void = () => {}
  const { client, dialog, requested } = await opened(
    {},
    () =>
      new Promise<never>((_, reject) => {
        decline = reject
      }),
  )
  await dialog.getByTestId('name-release').click()
  await dialog.getByTestId('name-confirm').click()
  // As the embedded wallet's screen does it.
  showView(client, { name: 'WhatIsAWallet' })
  await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
  goBack(client)
  await expect.element(dialog.getByTestId('name-confirm')).toHaveAttribute('aria-busy', 'true')
  showView(client, { name: 'WhatIsAWallet' })
  await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
  decline(new FoyerError('user_rejected'))
  goBack(client)
  await expect.element(dialog.getByTestId('name-failure')).toHaveTextContent('You declined')
  await expect.element(dialog.getByTestId('name-confirm')).toBeVisible()
  expect(requested).not.toContain('change')
  // Seen once, it is gone with the view.
  showView(client, { name: 'WhatIsAWallet' })
  await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
  goBack(client)
  await expect.element(dialog.getByTestId('name-release')).toBeVisible()
  await expect.element(dialog.getByTestId('name-failure')).not.toBeInTheDocument()
})

test('a new name says which one it takes the place of', async () => {
  const { client, dialog, signed } = await opened()
  await dialog.getByTestId('name-rename').click()
  await expect.element(dialog.getByText(/takes the place of anna.foyer.eth/)).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'berta')
  client.held.pass(300)
  await expect.element(dialog.getByText('This name is free.')).toBeVisible()
  await dialog.getByTestId('name-register').click()
  await expect.element(page.getByRole('dialog', { name: 'Name registered' })).toBeVisible()
  expect(signed[0]).toMatch(/^{"action":"rename","name":"anna.foyer.eth","to":"berta.foyer.eth",/)
})

test('where a name leads is read once, also for what the account goes by', async () => {
  const { server, requested } = answerServer({
    [name]: () => ({ name, addresses: { 60: { address: fakeAddress } } }),
  })
  const text = Array.from(name, (one) => one.charCodeAt(0).toString(16)).join('')
  const words = [32n, BigInt(name.length)].map((word) => word.toString(16).padStart(64, '0'))
  const { dialog } = await showModal(view, {
    ...{ isConnected: true, server, networks: [testNetwork(1)] },
    wallet: { callNetwork: async () => `0x${words.join('')}${text.padEnd(64, '0')}` },
  })
  await expect.element(dialog.getByTestId('name-is-primary')).toBeVisible()
  // Strict mode begins it twice.
  expect(requested.filter((one) => one === name)).toHaveLength(2)
})

test('a name that cannot be looked up is looked up again by a press', async () => {
  let isSilent = true
  const { dialog } = await opened({
    [name]: () =>
      isSilent
        ? new Response('', { status: 500 })
        : { name, addresses: { 60: { address: fakeAddress } } },
  })
  await expect.element(dialog.getByText('It could not be looked up.')).toBeVisible()
  isSilent = false
  await dialog.getByTestId('name-retry').click()
  await expect.element(dialog.getByText('Network 1')).toBeVisible()
})

/** A picture of a file, wide and red on the left, in the form of a camera's. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(900, 300)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser paints nothing')
  context.fillStyle = '#0a0'
  context.fillRect(0, 0, 900, 300)
  context.fillStyle = '#c00'
  context.fillRect(0, 0, 250, 300)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'me.jpg')
}

test('a picture is painted anew from its middle, shown, and sent as it was signed', async () => {
  const sent: { message: string; picture: string }[] = []
  const { dialog, signed } = await opened({
    [name]: () => ({
      ...{ name, addresses: { 60: { address: fakeAddress } } },
      attributes: sent.length > 0 ? [{ avatar: 'https://server.example/picture' }] : [],
    }),
    change: (_, body) => {
      sent.push(JSON.parse(String(body)))
      return { success: true }
    },
  })
  const file = dialog.getByTestId('name-picture-file')
  await userEvent.upload(file, new File(['no picture'], 'me.png'))
  await expect.element(dialog.getByText(/no picture that can be shown/)).toBeVisible()
  await userEvent.upload(file, await photo())
  await expect.element(dialog.getByText(/What your camera wrote/)).toBeVisible()
  await expect.element(dialog.getByText(/no picture that can be shown/)).not.toBeInTheDocument()
  expect(signed).toEqual([])
  await dialog.getByTestId('name-picture-show').click()
  await expect.element(dialog.getByTestId('name-picture-remove')).toBeVisible()
  const { message = '', picture = '' } = sent[0] ?? {}
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(signed).toEqual([message])
  expect(JSON.parse(message)).toMatchObject({ action: 'picture', name, picture: `sha256:${hex}` })
  const bitmap = await createImageBitmap(new Blob([bytes]))
  expect([bitmap.width, bitmap.height]).toEqual([256, 256])
  const context = new OffscreenCanvas(256, 256).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  // Nothing of the red edge: the middle third of the photo.
  const [red = 255, green = 0] = context?.getImageData(2, 128, 1, 1).data ?? []
  expect([red < 60, green > 120]).toEqual([true, true])
})

test('a user who declines keeps the chosen picture in sight, and may leave it', async () => {
  const { dialog, requested } = await opened({}, () =>
    Promise.reject(new FoyerError('user_rejected')),
  )
  await userEvent.upload(dialog.getByTestId('name-picture-file'), await photo())
  await dialog.getByTestId('name-picture-show').click()
  await expect.element(dialog.getByTestId('name-failure')).toHaveTextContent('You declined')
  await dialog.getByTestId('name-picture-keep').click()
  await expect.element(dialog.getByTestId('name-picture-choose')).toBeVisible()
  expect(requested).not.toContain('change')
})
