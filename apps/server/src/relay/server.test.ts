import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { startServer } from '../startServer.js'
import { connectRelay, newTopic } from '../testing/connectRelay.js'

test('the server serves the relay for its projects, and closes it when it stops', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-server-'))
  const config = readConfig({ FOYER_DATA: folder, FOYER_SERVER_PORT: '0', FOYER_DRAIN_MS: '5000' })
  const log = pino({ level: 'silent' })
  const topic = newTopic()
  try {
    const first = await startServer(config, log)
    const relayUrl = `${first.url.replace('http', 'ws')}/relay`
    const origin = 'http://localhost:4100'
    const page = await connectRelay(relayUrl, { origin })
    const wallet = await connectRelay(relayUrl, {
      name: relayUrl.replace('127.0.0.1', 'localhost'),
    })
    await wallet.ask('irn_subscribe', { topic })
    await page.ask('irn_publish', { topic, message: 'hello' })
    await wallet.until(() => wallet.pushes.length === 1)
    await wallet.ask('irn_unsubscribe', { topic })
    await page.ask('irn_publish', { topic, message: 'later' })
    const elsewhere = connectRelay(relayUrl, { origin: 'https://evil.example' })
    await expect(elsewhere).rejects.toThrow('Unauthorized: origin not allowed')
    const metrics = await fetch(`${first.url}/metrics`).then((answer) => answer.text())
    expect(metrics).toMatch(/^foyer_relay_sockets 2$/m)
    expect(metrics).toMatch(/^foyer_relay_waiting 1$/m)

    await Promise.all([first.stop(), first.stop()])
    await first.stop()
    expect(await page.closed).toMatchObject({ code: 1001 })

    const second = await startServer(config, log)
    const again = `${second.url.replace('http', 'ws')}/relay`
    const back = await connectRelay(again)
    await back.ask('irn_subscribe', { topic })
    await back.until(() => back.pushes.length === 1)
    expect(back.messages()).toEqual(['later'])
    await second.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 300_000)
