import { type Client, openModal, type State } from '@foyer/core'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useDerived } from './useDerived.js'

test('a derived value follows the state, and is the same one while the state stands', async () => {
  const { client } = pageClient({ projectId: 'market' })
  const derive = ({ options }: Client, { modal }: State) => ({
    of: options.projectId,
    open: modal.open,
  })
  const { current, draw } = drawHook(client, () => useDerived(derive))
  const first = current()
  expect(first).toEqual({ of: 'market', open: false })
  draw(undefined)
  expect(current()).toBe(first)
  const again = drawHook(client, () => useDerived(derive))
  openModal(client)
  await expect.poll(again.current).toEqual({ of: 'market', open: true })
})

test('a component renders again only for a value that looks otherwise, be it another object', async () => {
  const { client } = pageClient({ projectId: 'market' })
  const derive = (_: Client, { modal, theme }: State) => ({
    list: [{ open: modal.open }],
    of: theme.variables,
  })
  const { current, results } = drawHook(client, () => useDerived(derive))
  const [first, before] = [current(), results.length]
  client.store.setState(({ features }) => ({ features: { ...features } }))
  openModal(client)
  await expect.poll(() => current().list[0]?.open).toBe(true)
  // Strict mode renders each picture twice.
  expect(results.length - before).toBe(2)
  expect(first.list[0]?.open).toBe(false)
})
