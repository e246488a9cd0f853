import { afterAll, beforeAll, expect, test } from 'vitest'
import { long, planting } from './planting.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const { check, make, remove } = planting()
beforeAll(make, long)
afterAll(remove)

test('the wallet is built to the same bytes in another place, and to others from other sources', {
  timeout: long,
}, async () => {
  const command = ['scripts/digests.mjs']
  const digests = async (changes) => {
    const { code, stdout } = await check('', changes, command)
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^[\da-f]{64} {2}recovery\.html$/m)])
    return stdout
  }
  const here = await run([process.execPath, ...command], { cwd: root, timeoutMs: long })
  const there = await digests({})
  expect(there).toBe(here.stdout)
  const changed = await digests({
    'apps/wallet/src/vault/sets/bytes.ts': (old) => `${old}\nglobalThis.planted = 1\n`,
  })
  expect(changed).not.toBe(there)
})
