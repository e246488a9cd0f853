import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  depositGuardShare,
  promoteGuardShare,
  putGuardShare,
  readGuardShares,
} from '@foyer/protocol/login'
import { generateKeyPair } from 'dpop'
import { expect, test } from 'vitest'
import { createBrowser } from '../login/testing/createBrowser.js'
import { createOwner } from '../login/testing/createOwner.js'
import { startChild } from '../processes/startChild.js'
import { newId } from '../secrets/newId.js'
import { startMailSink } from '../testing/startMailSink.js'
import { proveInProcess } from './testing/proveInProcess.js'

const share = Buffer.alloc(17, 7).toString('base64url')
const rounds = 2

/** The guard as operators run it. */
function startProcess(folder: string, smtpUrl: string) {
  const env = {
    FOYER_GUARD_PORT: '0',
    FOYER_GUARD_DATA: join(folder, 'data'),
    FOYER_GUARD_KEK_FILE: join(folder, 'keys', 'guard.key'),
    FOYER_GUARD_SMTP_URL: smtpUrl,
    FOYER_GUARD_MAIL_FROM: 'guard@foyer.example',
  }
  return startChild(env, 'guard')
}

test('a guard that is killed between put and promote has the set in use, and what was acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-guard-killed-'))
  const keys = await generateKeyPair('ES256', { extractable: true })
  const walletId = newId()
  const owner = createOwner()
  const identity = { issuer: 'email', subject: 'ann@example.com', provider: 'email' as const }
  let current = newId()
  const mails = await startMailSink()
  let running = await startProcess(folder, mails.url)
  const browser = async () => {
    const { url } = running
    const made = await createBrowser({
      ...{ url, keys, now: Date.now },
      ask: (path, init) => fetch(url + path, init),
    })
    const call: typeof made.call = (endpoint, body) =>
      made.call(endpoint, { projectId: undefined, ...body })
    return { ...made, call }
  }
  const sets = async () => {
    const { shares } = await (await browser()).call(readGuardShares, { walletId })
    expect(shares.every((one) => one.share === share)).toBe(true)
    return shares.map(({ setId, state }) => `${setId} ${state}`).sort()
  }
  const restart = async () => {
    await running.end('SIGKILL')
    running = await startProcess(folder, mails.url)
  }
  try {
    await proveInProcess({ mails, browser: await browser(), url: running.url }, identity.subject)
    const first = owner.deposit({ walletId, setId: current, share, identity })
    await (await browser()).call(depositGuardShare, first)
    for (let round = 0; round < rounds; round++) {
      const next = newId()
      const put = { walletId, setId: next, share, over: current }
      const promotion = owner.promotionAtGuard(put)
      await (await browser()).call(putGuardShare, owner.putAtGuard(put))
      await restart()
      expect(await sets()).toEqual([`${current} current`, `${next} next`].sort())
      // Killed while it promotes: either all of it happened, or nothing.
      const promoting = (await browser()).call(promoteGuardShare, promotion).catch(() => undefined)
      if (round % 2 === 0) await promoting
      await restart()
      const after = await sets()
      const [before, done] = [[`${current} current`, `${next} next`].sort(), [`${next} current`]]
      expect([before, done]).toContainEqual(after)
      if (round % 2 === 0) expect(after).toEqual(done)
      await (await browser()).call(promoteGuardShare, promotion)
      current = next
    }
    expect(await sets()).toEqual([`${current} current`])
  } finally {
    await running.end('SIGKILL')
    await mails.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 600_000)
