import { connect, openModal, startClient } from '@foyer/core'
import { goBack, showView, switchNetwork } from '@foyer/core/internal'
import { expect, onTestFinished, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useTask } from './useTask.js'

const network = { network: 'eip155:10' } as const

/** A connected page on SwitchNetwork, whose wallet waits for the test. The view itself, which begins a switch of its own, is not drawn. */
async function switching() {
  const asked: { approve(): void; decline(error: Error): void }[] = []
  const switchChain = () =>
    new Promise<void>((approve, decline) => void asked.push({ approve, decline }))
  const { client } = pageClient({ wallet: { switchChain }, disableAppend: true })
  onTestFinished(startClient(client))
  await client.handles.wake?.()
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  openModal(client)
  showView(client, { name: 'SwitchNetwork', data: network })
  const { current } = drawHook(client, () => useTask('switchNetwork', switchNetwork))
  return { asked, client, current }
}

test('what the state has of a task is shown, and its begin says whether it was done', async () => {
  const { asked, current } = await switching()
  expect(current()).toMatchObject({ status: 'idle', isPending: false })
  const first = current().begin(network)
  await expect.poll(current).toMatchObject({ isPending: true, variables: network })
  await expect.poll(() => asked.length).toBe(1)
  const error = new Error('locked')
  asked[0]?.decline(error)
  await expect(first).resolves.toBe(false)
  await expect.poll(current).toMatchObject({ status: 'error', error, isPending: false })
  const next = current().begin(network)
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.approve()
  await expect(next).resolves.toBe(true)
})

test('its last progress stays while the next view arrives', async () => {
  const { asked, client, current } = await switching()
  void current().begin(network)
  await expect.poll(() => asked.length).toBe(1)
  goBack(client)
  expect(client.store.getState().screens.tasks?.switchNetwork).toBeUndefined()
  asked[0]?.decline(new Error('late'))
  await expect.poll(() => client.store.getState().network.switching).toBeUndefined()
  expect(current()).toMatchObject({ isPending: true, error: undefined })
})
