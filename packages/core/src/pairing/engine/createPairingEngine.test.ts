import { expect, test } from 'vitest'
import { createTestBrowser, proposal } from './testing/createTestPage.js'

test('a page and a wallet pair, settle and sign', async () => {
  const { openPage, openWallet } = createTestBrowser()
  const { engine, events } = await openPage()
  const wallet = await openWallet()

  const attempt = await engine.connect(proposal)
  const { session, answer } = await wallet.approve(attempt.uri)
  expect(answer).toMatchObject({ kind: 'result', result: true })
  expect(await attempt.approval).toMatchObject({ topic: session, peer: { name: 'Pocket' } })
  expect(engine.sessions()).toHaveLength(1)
  expect(events).toContainEqual(expect.objectContaining({ type: 'session_connect' }))

  let sent = 0
  const signature = engine.request({
    topic: session,
    chainId: 'eip155:1',
    method: 'personal_sign',
    params: ['0x68', '0x1111111111111111111111111111111111111111'],
    onSent: (id) => {
      sent = id
    },
  })
  expect(sent).toBeGreaterThan(0)
  const request = await wallet.answer({ result: '0xsigned' })
  expect(request).toMatchObject({ id: sent, params: { request: { method: 'personal_sign' } } })
  expect(await signature).toBe('0xsigned')
})
