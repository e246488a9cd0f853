import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { openDatabase } from '../database/openDatabase.js'
import { createEnvelope } from '../envelope/createEnvelope.js'
import { openKeyFile } from '../envelope/openKeyFile.js'
import { sealShare } from '../envelope/sealShare.js'
import { newId } from '../secrets/newId.js'
import { startServer } from '../startServer.js'
import { loginShares } from './tables.js'

test('serves the wallet on an origin of its own, and does not start without the key of its shares', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-wallet-'))
  const data = join(folder, 'data')
  const start = (keyFile: string, env = {}) => {
    const config = readConfig({
      ...{ FOYER_DATA: data, FOYER_SERVER_PORT: '0', FOYER_WALLET_PORT: '0' },
      ...{ FOYER_KEK_FILE: join(folder, keyFile), FOYER_DRAIN_MS: '100', ...env },
    })
    return startServer(config, pino({ level: 'silent' })).then((server) => ({ config, server }))
  }
  try {
    const { config, server } = await start('keeper.key')
    expect(statSync(join(folder, 'keeper.key')).mode & 0o777).toBe(0o600)
    const status = async (url: string) => (await fetch(url, { method: 'POST' })).status
    expect(await status(`${server.walletUrl}/login/session`)).not.toBe(404)
    expect(await status(`${server.url}/login/session`)).toBe(404)
    expect(await status(`${server.walletUrl}/e?projectId=local`)).toBe(404)
    await server.stop()
    await expect(fetch(server.walletUrl ?? '')).rejects.toThrow()

    const { close, db } = await openDatabase(config)
    const name = { wallet: newId(), set: newId() }
    const envelope = createEnvelope(openKeyFile(config.kekFile, data))
    const sealed = await sealShare(envelope, 'A'.repeat(23), { ...name, kind: 'keeper' })
    await db.insert(loginShares).values({ ...name, state: 'current', sealed, tier: 'guarded' })
    await close()
    await expect(start('other.key')).rejects.toThrow('sealed under another key')
    await expect(start('data/keeper.key')).rejects.toThrow('lies in the data folder')
    await expect(start('keeper.key', { FOYER_SMTP_URL: 'smtp://127.0.0.1:1' })).rejects.toThrow(
      'FOYER_MAIL_FROM',
    )
    await (await start('keeper.key')).server.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
