import { verifyMessage } from 'viem'
import { expect, inject } from 'vitest'
import { approve } from '../world/approve.js'
import { createFrameClient } from '../world/createFrameClient.js'
import { test } from '../world/test.js'

/** Everything that is fetched from the wallet's origin until a user is connected, compressed. */
const weightMax = 92_200

type User = {
  address: `0x${string}`
  accounts: { address: string; type: string }[]
  chainId: string | number
  tier: string
}

/** Nothing is fetched ahead then, however fast the browser takes the connection to be and however long a step takes. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

test('a client that only knows the protocol logs a user in and has a message signed', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { first: saveData })
  const frame = await createFrameClient(visit.page)
  await expect(frame.ask('IS_CONNECTED')).resolves.toEqual({ isConnected: false })
  await expect(frame.logIn('ann@example.com')).resolves.toBeUndefined()

  const { chains, solana, wallet } = inject('world')
  const user = (await frame.ask('GET_USER', { chainId: chains[0]?.id })) as User
  expect(user).toMatchObject({ chainId: chains[0]?.id, tier: 'guarded', email: 'ann@example.com' })
  const onSolana = (await frame.ask('GET_USER', { chainId: solana?.id })) as User
  expect(onSolana).toMatchObject({ chainId: solana?.id, accounts: [{ type: 'eoa' }] })
  expect(onSolana.address).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)

  const asked = () =>
    visit.watch.requests.filter((request) => request.url().startsWith(`${wallet?.url}/`))
  const sizes = await Promise.all(
    asked().map(async (request) => {
      const { responseBodySize } = await request.sizes()
      return { path: new URL(request.url()).pathname, bytes: responseBodySize }
    }),
  )
  const weight = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const list = sizes.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
  expect(weight, list).toBeLessThan(weightMax)
  // The screens are none of that: they come with the first request at the latest.
  expect(list).not.toContain('/createStage-')

  const signing = frame.ask('RPC_REQUEST', {
    method: 'personal_sign',
    params: ['0x48656c6c6f', user.address],
    chainId: frame.network,
  })
  await frame.screen.getByRole('button', { name: 'Sign', exact: true }).waitFor()
  await approve(frame.screen)
  const signature = (await signing) as `0x${string}`
  const isOurs = await verifyMessage({ address: user.address, message: 'Hello', signature })
  expect(isOurs).toBe(true)
  expect(asked().map((request) => request.url())).toContainEqual(
    expect.stringContaining('/createStage-'),
  )

  // Another tab of the browser shares the login, and its end.
  const tab = await stage.visit('/fixture', { beside: visit })
  const other = await createFrameClient(tab.page)
  await expect(other.ask('GET_USER')).resolves.toMatchObject({ address: user.address })
  await frame.ask('SIGN_OUT')
  await expect(frame.ask('IS_CONNECTED')).resolves.toEqual({ isConnected: false })
  await expect(other.ask('GET_USER')).rejects.toMatchObject({ answer: { code: 'not_logged_in' } })
})
