import { ss58 } from '@foyer/protocol'
import { hex } from '@scure/base'
import { verify } from '@scure/sr25519'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import type { Visit } from '../world/createVisit.js'
import { openPolkadotJs, type PolkadotJs } from '../world/extension/openPolkadotJs.js'
import { guard } from '../world/guard.js'
import { mount } from '../world/mount.js'
import { routeSubstrate } from '../world/routeSubstrate.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

type Scope = { fixture: Fixture }

const genesisHash = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
/** Of the development account `//Alice`, as its makers publish it. */
const key = hex.decode('d43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d')
const alice = ss58.encode(key, 0)

let wallet: PolkadotJs | undefined
beforeAll(async () => {
  wallet = await openPolkadotJs()
  await wallet?.add({ suri: '//Alice', name: 'Alice', type: 'sr25519' })
})
afterAll(() => wallet?.end())

const sign = ({ page }: Visit, text: string) =>
  page.evaluate(
    (message) =>
      (globalThis as unknown as Scope).fixture.sign(message, 'polkadot').then(
        (signature) => ({ signature, code: '' }),
        ({ code }: { code: string }) => ({ signature: '', code }),
      ),
    text,
  )

test('the polkadot{.js} extension, as its makers published it, connects and signs', async ({
  stage,
  skip,
}) => {
  if (!wallet) return skip('The registry has to be reached once for the extension.')
  const { context } = wallet
  const watch = await guard(context, { url: stage.place.url, others: [] })
  const visit = await stage.visit('/fixture', { beside: { context, watch } })
  const balances = { [alice]: 50_000_000_000n }
  const relay = { genesisHash, name: 'Relay', ss58Format: 0, balances }
  const networks = [await routeSubstrate(visit, relay)] as const
  const show = () => mount(visit, { networks }, undefined, { families: ['polkadot'] })
  await show()

  await visit.open()
  await visit.pick('polkadot{.js}')
  await wallet.authorize()
  await visit.accountButton.waitFor()
  await see(visit.accountButton, /5\.000 UNIT/)
  const accounts = await visit.page.evaluate(() =>
    (globalThis as unknown as Scope).fixture.accounts(),
  )
  expect(accounts.polkadot).toEqual([{ address: alice, type: 'eoa' }])

  const message = 'Grüße an alle: これは署名です'
  const signing = sign(visit, message)
  await wallet.sign()
  const { signature } = await signing
  // It is older than the tags around texts.
  const bytes = new TextEncoder().encode(message)
  expect(verify(bytes, hex.decode(signature.slice(2)), key)).toBe(true)

  const declined = sign(visit, message)
  await wallet.decline()
  expect((await declined).code).toBe('user_rejected')

  const payload = {
    ...{ address: alice, method: '0x0500', era: '0x00', nonce: '0x00000005', version: 4 },
    ...{ tip: `0x${'00'.repeat(16)}`, specVersion: '0x00000426', transactionVersion: '0x00000001' },
    ...{ genesisHash, blockHash: genesisHash, blockNumber: '0x00000000' },
    signedExtensions: ['CheckVersion', 'CheckGenesis', 'CheckEra', 'CheckNonce'].concat([
      ...['CheckWeight', 'ChargeTransactionPayment'],
    ]),
  }
  const paying = visit.page.evaluate(
    (given) => (globalThis as unknown as Scope).fixture.signPayload(given),
    payload,
  )
  await wallet.sign()
  const signed = hex.decode((await paying).slice(2))
  const written = `0500${'00'}${'14'}${'00'}26040000${genesisHash.slice(2).repeat(2)}`
  expect(signed[0]).toBe(1)
  expect(verify(hex.decode(written), signed.subarray(1), key)).toBe(true)

  await visit.page.reload()
  await show()
  await visit.accountButton.waitFor()
  await visit.disconnect()
  await visit.page.reload()
  await show()
  await visit.connectButton.waitFor()
  const { origin } = wallet
  expect(watch.faults().filter((fault) => !fault.includes(origin))).toEqual([])
})
