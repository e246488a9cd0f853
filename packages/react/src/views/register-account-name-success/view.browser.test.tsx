import { fakeAddress, testNetwork } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerServer } from '../../testing/answerServer.js'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'RegisterAccountNameSuccess' } as const

test('the name and its network are shown, said aloud, and lead to the account', async () => {
  const { dialog } = await showModal(view, {
    isConnected: true,
    facts: { names: { registered: 'juno.foyer.eth' } },
  })
  await expect.element(page.getByRole('dialog', { name: 'Name registered' })).toBeVisible()
  await expect.element(dialog.getByTestId('name-registered')).toHaveTextContent('juno.foyer.eth')
  const spoken = page.getByRole('status').filter({ hasText: /leads to your account on Network 1/ })
  await expect.element(spoken).toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Let’s Go!' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})

/** A node whose registrar says that the account goes by a name. */
async function offered(current: string, send: () => Promise<`0x${string}`>) {
  const name = 'juno.foyer.eth'
  const { server } = answerServer({
    [name]: () => ({ name, addresses: { 60: { address: fakeAddress } } }),
  })
  const words = [32n, BigInt(current.length)].map((word) => word.toString(16).padStart(64, '0'))
  return showModal(view, {
    ...{ isConnected: true, server, networks: [testNetwork(1)] },
    wallet: {
      async callNetwork({ call: { method } }) {
        if (method !== 'eth_call') throw { code: -32601, message: `${method} is not known` }
        const text = Array.from(current, (one) => one.charCodeAt(0).toString(16)).join('')
        return `0x${words.join('')}${text.padEnd(64, '0')}`
      },
      sendTransaction: send,
    },
    facts: { names: { registered: name } },
  })
}

test('the account may go by its name: by which it goes now is shown before, and a refusal has its words', async () => {
  const { dialog } = await offered('apple.eth', () =>
    Promise.reject(new FoyerError('user_rejected')),
  )
  const offer = dialog.getByTestId('name-primary')
  await expect.element(offer).toHaveTextContent('Apps on Network 1 can show this name')
  await expect.element(offer).toHaveTextContent('Now your account goes by apple.eth there.')
  await dialog.getByRole('button', { name: 'Make it your primary name' }).click()
  await expect.element(offer).toHaveTextContent('You declined in your wallet')
  await expect.element(dialog.getByRole('button', { name: 'Let’s Go!' })).toBeVisible()
})

test('a name that the account goes by already says so, and is not sent again', async () => {
  const { dialog } = await offered('juno.foyer.eth', () => Promise.reject(new Error('not sent')))
  await expect
    .element(dialog.getByTestId('name-is-primary'))
    .toHaveTextContent('This is your primary name on Network 1.')
  expect(dialog.getByTestId('name-primary').query()).toBeNull()
})
