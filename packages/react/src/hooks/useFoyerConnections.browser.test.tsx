import { disconnect } from '@foyer/core'
import { expect, test } from 'vitest'
import { connectSeveral, several } from '../testing/connectSeveral.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerConnections } from './useFoyerConnections.js'

test('all connected wallets are told, and another one is used without a request', async () => {
  const { client } = pageClient(several())
  const { current } = drawHook(client, useFoyerConnections)
  expect(current().connections).toEqual([])
  await connectSeveral(client)
  const names = () => current().connections.map(({ name, isInUse }) => [name, isInUse])
  await expect.poll(names).toEqual([
    ['Heron', true],
    ['Kestrel', true],
    ['Bramble', false],
  ])
  current().switchConnection({ namespace: 'eip155', connectorId: 'test.bramble' })
  await expect.poll(names).toEqual([
    ['Heron', true],
    ['Bramble', true],
    ['Kestrel', false],
  ])
  await disconnect(client, { namespace: 'bip122' })
  await expect.poll(() => current().connections).toHaveLength(2)
  expect(() =>
    current().switchConnection({ namespace: 'bip122', connectorId: 'test.heron' }),
  ).toThrow(expect.objectContaining({ code: 'connector_not_connected' }))
})
