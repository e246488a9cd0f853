import type { Bip122Psbt, FoyerOptions } from '@foyer/core'
import { driveBitcoinWallet } from '@foyer/testing/playwright'
import { hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { expect, inject } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import type { Visit } from '../world/createVisit.js'
import { mount } from '../world/mount.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

type Scope = { fixture: Fixture }

const { id, name, esploraUrl } = inject('world').bitcoin ?? {
  id: 'bip122:none',
  name: '',
  esploraUrl: '',
}
const networks = [{ chain: 'bitcoin:regtest', esploraUrl }] as const
const versions = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const friend = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

const show = (visit: Visit, http = [esploraUrl], options: Partial<FoyerOptions> = {}) =>
  mount(
    visit,
    {
      networks: [
        {
          ...{ id: id.slice('bip122:'.length), caipNetworkId: id, chainNamespace: 'bip122', name },
          nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
          rpcUrls: { default: { http } },
        },
      ],
      ...options,
    },
    undefined,
    { families: ['bitcoin'] },
  )
const accounts = async ({ page }: Visit) =>
  (await page.evaluate(() => (globalThis as unknown as Scope).fixture.accounts())).bip122 ?? []
const sign = ({ page }: Visit, message: string) =>
  page.evaluate((text) => (globalThis as unknown as Scope).fixture.sign(text, 'bip122'), message)
const pay = ({ page }: Visit, satoshi: bigint) =>
  page.evaluate(([to, amount]) => (globalThis as unknown as Scope).fixture.payBitcoin(to, amount), [
    friend,
    String(satoshi),
  ] as const)
const give = (address: string, satoshi: number) =>
  fetch(`${esploraUrl}/faucet/${address}/${satoshi}`, { method: 'POST' })
const utxosOf = async (address: string) =>
  (await (await fetch(`${esploraUrl}/address/${address}/utxo`)).json()) as {
    txid: string
    vout: number
    value: number
  }[]
const held = async (address: string) =>
  (await utxosOf(address)).reduce((all, { value }) => all + value, 0)

test('a wallet of Bitcoin connects, signs, pays over a real node, comes back and leaves', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { families: { bitcoin: { networks } } })
  const hummock = driveBitcoinWallet(visit.page, 'Hummock')
  const [address = ''] = await hummock.addresses()
  await give(address, 150_000_000)
  await show(visit)

  await visit.open()
  await visit.wallet('Hummock').waitFor()
  expect(await hummock.calls()).toEqual([])
  await hummock.reject()
  await visit.pick('Hummock')
  await see(visit.dialog, 'Connection declined')
  await hummock.approve()
  await visit.button('Try again').click()
  await visit.accountButton.waitFor()
  await visit.modal.waitFor({ state: 'detached' })
  await see(visit.accountButton, /1\.50* BTC/)
  expect((await accounts(visit)).map(({ type }) => type)).toEqual(['payment', 'ordinal'])

  const message = 'Grüße an alle: これは署名です'
  const signature = await sign(visit, message)
  // The library knows the spellings of public networks: the key and the script are the same.
  const spelt = Address({ ...versions, bech32: 'tb' }).encode(
    Address(versions).decode(address) as never,
  )
  expect(Verifier.verifySignature(spelt, message, signature)).toBe(true)

  const before = await held(friend)
  await pay(visit, 100_000_000n)
  expect((await held(friend)) - before).toBe(100_000_000)

  await visit.page.reload()
  await show(visit)
  await visit.accountButton.waitFor()
  await see(visit.accountButton, /0\.49\d* BTC/)
  expect(await hummock.calls()).toEqual(['standard:connect'])

  await visit.disconnect()
  await expect.poll(async () => (await hummock.state()).granted).toBe(false)
  await visit.page.reload()
  await show(visit)
  await visit.connectButton.waitFor()
  expect(await hummock.calls()).toEqual([])
})

test('a provider of Sats Connect pays by itself, and signs inputs that the node takes', async ({
  stage,
}) => {
  const wallets = [{ name: 'Esker', shape: 'sats' as const }]
  const visit = await stage.visit('/fixture', { families: { bitcoin: { networks, wallets } } })
  const esker = driveBitcoinWallet(visit.page, 'Esker')
  const [address = ''] = await esker.addresses()
  await give(address, 20_000_000)
  await show(visit)
  await visit.open()
  await visit.pick('Esker')
  await visit.accountButton.waitFor()

  const before = await held(friend)
  await pay(visit, 1_000_000n)
  expect((await held(friend)) - before).toBe(1_000_000)
  expect(await esker.calls()).toContain('sendTransfer')

  const [utxo] = (await utxosOf(address)).sort((one, other) => other.value - one.value)
  if (!utxo) throw new Error('The account holds nothing')
  const transaction = new Transaction()
  transaction.addInput({
    ...{ txid: hex.decode(utxo.txid), index: utxo.vout },
    witnessUtxo: {
      script: OutScript.encode(Address(versions).decode(address)),
      amount: BigInt(utxo.value),
    },
  })
  transaction.addOutputAddress(friend, BigInt(utxo.value) - 1_000n, versions)
  const psbt: Bip122Psbt = {
    psbt: Buffer.from(transaction.toPSBT()).toString('base64'),
    signInputs: [{ address, index: 0 }],
    broadcast: true,
  }
  const signed = await visit.page.evaluate(
    (given) => (globalThis as unknown as Scope).fixture.signPsbt(given),
    psbt,
  )
  expect(signed.txid).toMatch(/^[0-9a-f]{64}$/)
  expect((await held(friend)) - before).toBe(1_000_000 + utxo.value - 1_000)
})

test('a page that names no source reads, pays and lists what moved by its server', async ({
  stage,
}) => {
  // An account of its own: the server keeps for a while what the account of other tests has.
  const wallets = [{ name: 'Hummock', accounts: [7] as [number] }]
  const visit = await stage.visit('/fixture', { families: { bitcoin: { networks, wallets } } })
  const hummock = driveBitcoinWallet(visit.page, 'Hummock')
  const [address = ''] = await hummock.addresses()
  await give(address, 90_000_000)
  await show(visit, [], { projectId: 'local', server: inject('world').server?.url ?? '' })
  await visit.open()
  await visit.pick('Hummock')
  await visit.accountButton.waitFor()
  await see(visit.accountButton, '0.900 BTC')

  const friendBefore = await held(friend)
  await pay(visit, 25_000_000n)
  expect((await held(friend)) - friendBefore).toBe(25_000_000)

  await see(visit.accountButton, /0\.649\d* BTC/)
  await visit.openAccount()
  await see(visit.dialog, /0\.649\d* BTC/)
  await visit.dialog.getByTestId('tab-activity').click()
  const transactions = visit.dialog.getByTestId('transaction')
  await see(transactions.first(), /Sent.*0\.250 BTC/)
  await see(transactions.nth(1), /Received.*0\.900 BTC/)
  const urls = visit.watch.requests.map((request) => request.url())
  expect(urls.filter((url) => url.startsWith(esploraUrl))).toEqual([])
})
