import { connect } from '@foyer/core'
import { toggleAmounts } from '@foyer/core/internal'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useAccountInUse } from '../hooks/useAccountInUse.js'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { AccountFace } from './AccountFace.js'

function Face({ wrong = false }: { wrong?: boolean }) {
  const account = useAccountInUse()
  return account ? (
    <AccountFace account={account} short="0x70…79C8" wrong={wrong} withBalance />
  ) : null
}

/** What the face of a connected account says. */
async function face(wallet: pageClient.Options['wallet'] = {}) {
  const { client } = pageClient({ wallet })
  const drawn = drawPage(client, <Face />)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  return { client, ...drawn, place: page.getByRole('main') }
}

test('balance and shortened address are shown, and hidden amounts are words for readers', async () => {
  const { client, place } = await face()
  await expect.element(place).toHaveTextContent('1.000 ETH0x70…79C8')
  toggleAmounts(client)
  await expect.element(place).toHaveTextContent(/^••••balance hidden0x70…79C8$/)
})

test('a balance that no node says is a dash, and words for readers', async () => {
  const { place } = await face({ getBalance: () => Promise.reject(new Error('no node')) })
  await expect.element(place).toHaveTextContent(/^–balance unavailable0x70…79C8$/)
})

test('the name of the account stands for its address', async () => {
  const { place } = await face({
    getIdentity: async () => ({ name: 'juno.eth', avatar: undefined }),
  })
  await expect.element(place).toHaveTextContent('juno.eth')
  await expect.element(place).not.toHaveTextContent('0x70')
})

test('on a network that the site does not allow it says so, and no balance', async () => {
  const { draw, place } = await face()
  await expect.element(place).toHaveTextContent('1.000 ETH')
  draw(<Face wrong />)
  await expect.element(place).toHaveTextContent(/^This network is not supported here0x70…79C8$/)
})
