import { expect } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import type { Visit } from '../world/createVisit.js'
import { mount } from '../world/mount.js'
import { openSafe } from '../world/openSafe.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

type Scope = { fixture: Fixture }

const to = '0x00000000000000000000000000000000000000aa'

test('in a frame of a Safe’s page the Safe connects without a prompt, signs, sends, and is back after a reload', async ({
  stage,
}) => {
  const made = await openSafe(stage)
  const how = { safeHosts: [made.origin] }
  const enter = async () => {
    const visit = await made.enter()
    await mount(visit, {}, undefined, how)
    return visit
  }
  const request = (visit: Visit, method: string, params: readonly unknown[]) =>
    visit.page.evaluate(
      ([name, given]) =>
        (globalThis as unknown as Scope).fixture.request('eip155', { method: name, params: given }),
      [method, params] as const,
    )
  try {
    const visit = await enter()
    await visit.open()
    await visit.wallet('Kestrel').waitFor()
    await visit.wallet('Safe').waitFor()
    await visit.pick('Safe')
    await visit.accountButton.waitFor()
    await visit.modal.waitFor({ state: 'detached' })
    expect(made.safe.prompts()).toBe(0)
    await see(visit.accountButton, /ETH/)

    const sign = () =>
      visit.page.evaluate(
        (text) => (globalThis as unknown as Scope).fixture.sign(text, 'eip155'),
        'Grüße an alle',
      )
    expect(await sign()).toBe('0x')
    made.safe.set('reject')
    await expect(sign()).rejects.toThrow('You declined in your wallet')
    made.safe.set('execute')

    const before = await made.chain.getBalance({ address: to })
    const call = { from: made.safe.address, to, value: '0x7' }
    const hash = (await request(visit, 'eth_sendTransaction', [call])) as `0x${string}`
    const { status } = await made.chain.getTransactionReceipt({ hash })
    expect(status).toBe('success')
    expect((await made.chain.getBalance({ address: to })) - before).toBe(7n)

    const prompts = made.safe.prompts()
    const again = await enter()
    await again.accountButton.waitFor()
    expect(made.safe.prompts()).toBe(prompts)
    await again.disconnect()
  } finally {
    await made.close()
  }
})

test('in a frame of any other page no Safe is offered, and nothing is said to that page', async ({
  stage,
}) => {
  const made = await openSafe(stage)
  const said: unknown[] = []
  made.page.on('console', (message) => said.push(message.text()))
  await made.page.addInitScript(() => {
    if (top === self) addEventListener('message', () => console.log('a message came'))
  })
  try {
    const visit = await made.enter()
    await mount(visit)
    await visit.open()
    await visit.wallet('Kestrel').waitFor()
    expect(await visit.wallet('Safe').count()).toBe(0)
    expect(said.filter((text) => text === 'a message came')).toEqual([])
  } finally {
    await made.close()
  }
})
