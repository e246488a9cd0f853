import { type SandboxChains, startChains } from 'sandbox'
import { type Address, createPublicClient, http } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CallsAction } from '../actions/Action.js'
import { feeOf } from '../approval/families/eip155/read/feeOf.js'
import { answerDirectly } from './families/eip155/answerDirectly.js'
import { createOwner } from './families/eip155/createOwner.js'
import { smartAddress } from './families/eip155/smart/smartAddress.js'
import { perform } from './perform.js'
import { prepare } from './prepare.js'
import { createTestWorld, keysOf } from './testing/createTestWorld.js'
import { startPagePaymaster } from './testing/startPagePaymaster.js'
import { startTestServer } from './testing/startTestServer.js'

const network = 'eip155:31337'
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const stranger = '0x00000000000000000000000000000000DeaDBeef'

let sandbox: SandboxChains
let rpcUrl: string
let paymaster: Address
/** Takes operations to the chain by itself. */
let direct: Awaited<ReturnType<typeof startTestServer>>
/** Hands them to the other one, as to any bundler by its URL. */
let relaying: typeof direct
/** Pays for nothing: a wei is all that it may spend. */
let spent: typeof direct
let service: Awaited<ReturnType<typeof startPagePaymaster>>
let honest: typeof service.answer
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
  const [chain] = sandbox.world.chains
  rpcUrl = chain?.rpcUrl ?? ''
  paymaster = chain?.contracts.paymaster ?? '0x'
  direct = await startTestServer(sandbox)
  relaying = await startTestServer(sandbox, {
    FOYER_BUNDLERS: JSON.stringify({ [network]: { url: direct.bundlerUrl(network) } }),
    FOYER_FETCH_PRIVATE: 'yes',
  })
  const paid = JSON.parse(direct.settings.FOYER_PAYMASTERS)[network]
  spent = await startTestServer(sandbox, {
    FOYER_PAYMASTERS: JSON.stringify({
      [network]: { ...paid, weiPerDay: '1', projectWeiPerDay: '1', senderWeiPerDay: '1' },
    }),
  })
  const { keyFile } = JSON.parse(direct.settings.FOYER_PAYMASTERS)[network]
  service = await startPagePaymaster({ rpcUrl, address: paymaster, keyFile })
  honest = service.answer
})
afterEach(() => {
  service.answer = honest
  service.asked.length = 0
})
afterAll(async () => {
  await Promise.all([service?.stop(), relaying?.stop(), spent?.stop()])
  await direct?.stop()
  await sandbox?.stop()
})

let people = 0

/** A user with a smart account that holds nothing, where a page may name the payer, or where it may not. */
function start({
  isOpen = true,
  server = isOpen ? relaying : direct,
  preferred = 'smartAccount',
}: {
  isOpen?: boolean
  server?: Pick<typeof direct, 'bundler'>
  preferred?: 'eoa' | 'smartAccount'
} = {}) {
  people += 1
  const keys = keysOf(`paid person ${people}`)
  const world = createTestWorld({
    keys,
    nodes: { [network]: rpcUrl },
    bundler: server.bundler,
    smartNetworks: [network],
    paymasterNetworks: isOpen ? [network] : [],
    preferred,
  })
  const owner = createOwner(keys.evm).address
  const address = preferred === 'eoa' ? owner : smartAddress(owner)
  const client = createPublicClient({ transport: http(rpcUrl) })
  const ready = async (
    paymasterService: unknown,
    version = '2.0.0',
    capabilities: object = { paymasterService },
  ) => {
    const calls = [{ to: stranger, data: '0x' }]
    const atomicRequired = preferred !== 'eoa'
    const batch = { version, chainId: '0x7a69', from: address, atomicRequired, calls }
    const params = [{ ...batch, capabilities }]
    const asked = { id: '1', origin: 'https://shop.example', network, params } as const
    return (await prepare({ ...asked, method: 'wallet_sendCalls' }, world)) as CallsAction
  }
  const read = (method: Parameters<typeof answerDirectly>[0]['method'], params: unknown) =>
    answerDirectly({ method, params, network }, world)
  return {
    address,
    client,
    ready,
    read,
    /** Sends it, and waits for what becomes of it. */
    async send(action: CallsAction) {
      const { id } = (await perform(action, keys, world)) as { id: string }
      const status = () => read('wallet_getCallsStatus', [id])
      await expect.poll(status, { interval: 20 }).not.toMatchObject({ status: 100 })
      return status()
    },
  }
}

const gold = () => ({ url: service.url, context: { policy: 'gold' } })

test('a page’s own service pays, gets requests as the standard has them, and is named on the screen', async () => {
  const { address, client, ready, read, send } = start()
  expect(await read('wallet_getCapabilities', [address, ['0x7a69']])).toMatchObject({
    '0x7a69': { paymasterService: { supported: true } },
  })
  const action = await ready(gold())
  // Paid for by another than the server, so the screen says by whom.
  expect(feeOf(action)).toMatchObject({ sponsor: paymaster, isOurs: false })
  expect(await send(action)).toMatchObject({ status: 200, atomic: true })
  expect(await client.getCode({ address })).toMatch(/^0x60/)
  expect(await client.getBalance({ address })).toBe(0n)

  const quantity = expect.stringMatching(/^0x[\da-f]+$/)
  const gas = {
    callGasLimit: quantity,
    verificationGasLimit: quantity,
    preVerificationGas: quantity,
  }
  const fees = { maxFeePerGas: quantity, maxPriorityFeePerGas: quantity }
  const operation = { ...gas, ...fees, sender: address, nonce: '0x0', callData: quantity }
  const params = [expect.objectContaining(operation), entryPoint, '0x7a69', { policy: 'gold' }]
  expect(service.asked).toEqual([
    { jsonrpc: '2.0', method: 'pm_getPaymasterStubData', params },
    { jsonrpc: '2.0', method: 'pm_getPaymasterData', params },
  ])
  const [
    ,
    {
      params: [measured],
    } = { params: [] },
  ] = service.asked
  expect(Number((measured as { callGasLimit: string }).callGasLimit)).toBeGreaterThan(0)
})

test('a first answer that is final is not asked for again', async () => {
  const { ready, send } = start()
  // It signs before the gas is known, so the gas has to be as it says.
  service.answer = async (asked) => {
    const reply = await honest(asked)
    return 'result' in reply ? { result: { ...Object(reply.result), isFinal: true } } : reply
  }
  const action = await ready(gold())
  expect(service.asked.map(({ method }) => method)).toEqual(['pm_getPaymasterStubData'])
  // Its dummy signature pays for nothing: the bundler says so, and nothing is sent.
  await expect(send(action)).rejects.toMatchObject({ code: -32507 })
})

test('a service that has to pay and refuses is the end of it; one that need not leaves it to the server', async () => {
  const { address, client, ready, send } = start()
  const silver = { url: service.url, context: { policy: 'silver' } }
  await expect(ready(silver)).rejects.toMatchObject({ code: -32002, message: 'No such policy' })
  const action = await ready({ ...silver, optional: true })
  expect(action.by).toMatchObject({ isSponsored: true })
  expect(await send(action)).toMatchObject({ status: 200 })
  expect(await client.getBalance({ address })).toBe(0n)
  // The first version of the standard knows no demand.
  expect((await ready(silver, '1.0')).by).toMatchObject({ isSponsored: true })
})

test('a service that changes its mind after the first look, or signs for something else, pays nothing', async () => {
  const { client, address, ready, send } = start()
  service.answer = async (asked) =>
    asked.method === 'pm_getPaymasterData'
      ? { error: { code: -32_003, message: 'Spent' } }
      : honest(asked)
  await expect(ready(gold())).rejects.toMatchObject({ code: -32003 })
  expect((await ready({ ...gold(), optional: true })).by).toMatchObject({ isSponsored: true })
  service.answer = async (asked) => {
    if (asked.method !== 'pm_getPaymasterData') return honest(asked)
    const signature = await service.sign({ ...Object(asked.params[0]), nonce: '0x5' })
    return { result: { paymaster, paymasterData: service.dataOf(signature) } }
  }
  await expect(send(await ready(gold()))).rejects.toMatchObject({ code: -32507 })
  expect(await client.getCode({ address })).toBeUndefined()
})

test('an unreadable answer pays nothing, and is no fault of the account', async () => {
  const { ready } = start()
  const paid = { paymaster: stranger, paymasterData: '0x' }
  for (const result of [
    null,
    'yes',
    {},
    { ...paid, paymaster: '0x12' },
    { ...paid, paymasterData: '0x123' },
    { ...paid, paymasterData: `0x${'00'.repeat(60_000)}` },
    { ...paid, paymasterPostOpGasLimit: -1 },
    { ...paid, paymasterVerificationGasLimit: `0x${'f'.repeat(64)}` },
  ]) {
    service.answer = async () => ({ result })
    await expect(ready(gold())).rejects.toMatchObject({ code: -32501 })
  }
  expect((await ready({ ...gold(), optional: true })).by).toMatchObject({ isSponsored: true })
})

test('a service that is no address of the web is none', async () => {
  const { ready } = start()
  const long = `https://paymaster.example/${'x'.repeat(2_048)}`
  for (const url of ['paymaster', 'javascript:alert(1)', 'file:///etc/passwd', long, undefined, 5])
    await expect(ready({ url, context: {} })).rejects.toMatchObject({ code: -32602 })
  await expect(ready({ url: service.url, context: 'gold' })).rejects.toMatchObject({ code: -32602 })
  expect(service.asked).toEqual([])
})

test('where the server sends operations itself no page names who pays, and the server does', async () => {
  const { address, ready, read } = start({ isOpen: false })
  expect(await read('wallet_getCapabilities', [address])).toMatchObject({
    '0x7a69': { paymasterService: { supported: false } },
  })
  await expect(ready(gold())).rejects.toMatchObject({
    code: 5700,
    data: { capability: 'paymasterService', reason: 'not_supported' },
  })
  const action = await ready({ ...gold(), optional: true })
  expect(feeOf(action)).toMatchObject({ sponsor: paymaster, isOurs: true })
  expect(service.asked).toEqual([])
})

test('the server says ahead whether it pays; demanded of it, nothing is sent where it does not', async () => {
  const { address, ready, read, send, client } = start({ isOpen: false })
  const supported = (is: boolean) => ({ '0x7a69': { sponsoring: { supported: is } } })
  expect(await read('wallet_getCapabilities', [address, ['0x7a69']])).toMatchObject(supported(true))
  // Unasked about a network, the wallet asks no server.
  const [all] = Object.values(Object(await read('wallet_getCapabilities', [address])))
  expect(all).not.toHaveProperty('sponsoring')
  const action = await ready(undefined, '2.0.0', { sponsoring: {} })
  expect(action.by).toMatchObject({ isSponsored: true })
  expect(await send(action)).toMatchObject({ status: 200 })
  expect(await client.getBalance({ address })).toBe(0n)

  const poor = start({ isOpen: false, server: spent })
  await expect(poor.ready(undefined, '2.0.0', { sponsoring: {} })).rejects.toMatchObject({
    code: -32504,
  })
  const away = start({ server: { bundler: () => Promise.reject(new Error('Away')) } })
  expect(await away.read('wallet_getCapabilities', [away.address, ['0x7a69']])).toMatchObject(
    supported(false),
  )
  const plain = start({ isOpen: false, preferred: 'eoa' })
  await expect(plain.ready(undefined, '2.0.0', { sponsoring: {} })).rejects.toMatchObject({
    code: 5700,
  })
})
