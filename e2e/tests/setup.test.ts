import { expect } from 'vitest'
import { mount } from '../world/mount.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

test('a provider inside another shows one modal, and the developer reads why', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { forgive: /^console: Foyer: / })
  await mount(visit, { debug: true }, undefined, true)
  await visit.open()
  await see(visit.page.getByTestId('alert'), 'Two Providers')
  expect(await visit.page.getByRole('dialog').count()).toBe(1)
})

test('networks without an adapter are named with what to add', async ({ stage }) => {
  const visit = await stage.visit('/fixture', { forgive: /^console: Foyer: / })
  await mount(visit, { debug: true, adapters: [] })
  await visit.open()
  await see(visit.page.getByTestId('alert'), 'Adapter Missing')
  await see(visit.page.getByTestId('alert'), 'Foyer Local')
  await see(visit.page.getByTestId('alert'), 'evm()')
})
