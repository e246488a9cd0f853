import { createHash } from 'node:crypto'
import { FoyerError, nameDebounceMs, nameMessageFreshMs, retryMs } from '@foyer/protocol'
import { solana } from '@foyer/protocol/networks'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { type FakeServer, fakeServer, refuse } from '../fixtures/fakeServer.js'
import { enterName } from '../screens/enterName.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
import { beginName } from './beginName.js'
import { closeName } from './closeName.js'
import { leadName } from './leadName.js'
import { listNames } from './listNames.js'
import { registerName } from './registerName.js'
import { releaseName } from './releaseName.js'
import { showNamePicture } from './showNamePicture.js'
import { typeName } from './typeName.js'

type Answers = Parameters<typeof fakeServer>[1]

const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const signature = `0x${'ab'.repeat(65)}`
const zone = { zone: 'foyer.eth', namesMax: 3 }
const ideas = (...names: string[]) => ({
  suggestions: names.map((name) => ({ name: `${name}.foyer.eth`, registered: false })),
})
const profileOf = (address: string) => ({
  ...{ name: 'anna.foyer.eth', registered: 1, updated: 1, attributes: [] },
  addresses: { 60: { address } },
})
const registerPath = '/v1/profile/account'
const sentTo = (server: FakeServer, path: string) => server.asked.filter((one) => one.path === path)
const code = (code: string) => expect.objectContaining({ code })

async function begin(
  answers: Answers,
  sign: (message: string) => Promise<string> | string = () => signature,
) {
  const server = await fakeServer(onTestFinished, {
    '/v1/profile/zone': () => zone,
    '/v1/supported-chains': () => ({ http: [], ws: [] }),
    ...answers,
  })
  const signed: string[] = []
  const adapter = fakeAdapter({
    connect: async () => fakeSession(),
    async signMessage(_, { message }) {
      signed.push(message)
      return sign(message) as Promise<`0x${string}`>
    },
  })
  const client = createTestClient({ adapters: [adapter], server: server.url })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  beginName(client)
  const draft = () => client.store.getState().names?.draft
  const type = async (text: string) => {
    const typed = typeName(client, { text })
    if (draft()?.status === 'searching') client.held.pass(nameDebounceMs)
    await typed
  }
  return { adapter, client, draft, server, signed, type }
}

test('a label is judged here before anything is sent', async () => {
  const { draft, type, server } = await begin({})
  const judged: Record<string, string | undefined> = {}
  for (const text of [
    '',
    'ann',
    'ann-',
    'an--na',
    '-anna',
    'an na',
    'anná',
    'аnna',
    'x'.repeat(64),
  ]) {
    await type(text)
    judged[text] = draft()?.status
  }
  expect(judged).toEqual({
    ...{ '': 'empty', ann: 'short', 'ann-': 'invalid', 'an--na': 'invalid', '-anna': 'invalid' },
    ...{ 'an na': 'invalid', anná: 'invalid', аnna: 'invalid', [`${'x'.repeat(64)}`]: 'invalid' },
  })
  expect(server.asked).toEqual([])
})

test('a free name is registered by exactly the message that was shown, for the network in use', async () => {
  const { client, draft, type, server, signed } = await begin({
    '/v1/profile/suggestions/anna': () => ideas('anna', 'anna1', 'theanna'),
    [registerPath]: () => ({ success: true }),
  })
  await type(' Anna ')
  const shown = draft()
  const timestamp = Math.floor(client.clock.now() / 1_000)
  expect(shown).toMatchObject({
    ...{ label: 'anna', status: 'free', suggestions: ['anna1.foyer.eth', 'theanna.foyer.eth'] },
    message: `{"name":"anna.foyer.eth","attributes":{},"timestamp":${timestamp}}`,
  })
  expect(await registerName(client)).toBe('anna.foyer.eth')
  expect(signed).toEqual([shown?.message])
  const [sent] = sentTo(server, registerPath)
  const { message } = shown ?? {}
  expect(sent?.body).toEqual({ coin_type: 60, address: fakeAddress, message, signature })
  expect(client.store.getState().names?.registered).toBe('anna.foyer.eth')
  expect(client.store.getState().telemetry.last?.data).toEqual({
    event: 'REGISTER_NAME_SUCCESS',
    properties: { isSmartAccount: false, ensName: 'anna.foyer.eth' },
  })
})

test('what is said of an earlier text is dropped, in whichever order it comes', async () => {
  let answerFirst = () => {}
  const { client, draft, server } = await begin({
    '/v1/profile/suggestions/anna': () =>
      new Promise((resolve) => {
        answerFirst = () => resolve(ideas('anna'))
      }),
    '/v1/profile/suggestions/berta': () => ideas('berta1'),
    '/v1/profile/account/berta.foyer.eth': () => profileOf(bob),
  })
  const first = typeName(client, { text: 'anna' })
  client.held.pass(nameDebounceMs)
  await expect.poll(() => sentTo(server, '/v1/profile/suggestions/anna')).not.toEqual([])
  const second = typeName(client, { text: 'berta' })
  client.held.pass(nameDebounceMs)
  await second
  answerFirst()
  await first
  expect(draft()).toMatchObject({ label: 'berta', status: 'taken', message: undefined })
  await expect(registerName(client)).rejects.toEqual(code('name_registration_failed'))
})

test.each([
  ['another one’s name is taken', () => profileOf(bob), { status: 'taken', message: undefined }],
  ['one of the account is its own', () => profileOf(fakeAddress.toLowerCase()), { status: 'own' }],
  ['one that is neither free nor registered is reserved', undefined, { status: 'reserved' }],
  [
    'where the server does not answer that is said',
    (_: unknown, response: Parameters<typeof refuse>[0]) => refuse(response, 500, 'Broken'),
    { status: 'unread', failure: code('name_suggestions_failed') },
  ],
] as const)('%s', async (_, answer, expected) => {
  const { draft, type } = await begin({
    '/v1/profile/suggestions/anna': () => ideas('anna1'),
    ...(answer && { '/v1/profile/account/anna.foyer.eth': answer as never }),
  })
  await type('anna')
  expect(draft()).toMatchObject(expected)
})

test('a suggestion that is not of the zone, or no label, is never shown', async () => {
  const { draft, type } = await begin({
    '/v1/profile/suggestions/anna': () => ({
      suggestions: [
        'anna.foyer.eth',
        'anna.evil.eth',
        'аnna1.foyer.eth',
        'a.b.foyer.eth',
        'anna2.foyer.eth',
      ]
        .map((name) => ({ name, registered: false }))
        .concat({ name: 'anna3.foyer.eth', registered: true }),
    }),
  })
  await type('anna')
  expect(draft()).toMatchObject({ status: 'free', suggestions: ['anna2.foyer.eth'] })
})

test('the message is written anew while it is shown, and not while the wallet has it', async () => {
  let sign = (_: string) => {}
  const { client, draft, type, signed } = await begin(
    {
      '/v1/profile/suggestions/anna': () => ideas('anna'),
      [registerPath]: () => ({ success: true }),
    },
    () => new Promise<string>((resolve) => (sign = resolve)),
  )
  await type('anna')
  const first = draft()?.message
  client.held.pass(nameMessageFreshMs)
  const second = draft()?.message
  expect(second).not.toBe(first)
  const registering = registerName(client)
  expect(draft()?.step).toBe('signing')
  await expect(registerName(client)).rejects.toEqual(code('request_pending'))
  await typeName(client, { text: 'berta' })
  client.held.pass(nameMessageFreshMs)
  expect(draft()).toMatchObject({ label: 'anna', message: second })
  sign(signature)
  await registering
  expect(signed).toEqual([second])
})

test('what was signed for another account, or after it was left, registers nothing', async () => {
  let sign = (_: string) => {}
  const { client, type, server } = await begin(
    { '/v1/profile/suggestions/anna': () => ideas('anna') },
    () => new Promise<string>((resolve) => (sign = resolve)),
  )
  await type('anna')
  const left = registerName(client)
  closeName(client)
  sign(signature)
  await expect(left).rejects.toEqual(code('address_or_auth_connector_not_found'))
  beginName(client)
  await type('anna')
  const disconnected = registerName(client)
  await disconnect(client)
  sign(signature)
  await expect(disconnected).rejects.toEqual(code('connector_not_connected'))
  expect(sentTo(server, registerPath)).toEqual([])
})

test('a signature that the server did not answer is sent again, without another one', async () => {
  let tries = 0
  const { client, draft, type, server, signed } = await begin({
    '/v1/profile/suggestions/anna': () => ideas('anna'),
    [registerPath]: (_, response) => {
      tries += 1
      return tries === 1 ? refuse(response, 502, 'No answer') : { success: true }
    },
  })
  await type('anna')
  await expect(registerName(client)).rejects.toEqual(code('http_status'))
  expect(draft()).toMatchObject({ step: 'editing', failure: code('http_status'), signature })
  await registerName(client)
  expect(signed).toHaveLength(1)
  const [first, second] = sentTo(server, registerPath)
  expect(first?.body).toEqual(second?.body)
})

test('a refusal has the server’s reason, and the next try another message', async () => {
  const { client, draft, type } = await begin({
    '/v1/profile/suggestions/anna': () => ideas('anna'),
    [registerPath]: (_, response) => refuse(response, 409, 'This name is taken already.'),
  })
  await type('anna')
  const shown = draft()?.message
  const failure = await registerName(client).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: 'name_registration_failed',
    message: 'This name is taken already.',
    data: { name: 'anna.foyer.eth', reason: 'no' },
  })
  expect(draft()).toMatchObject({ step: 'editing', signature: undefined, failure })
  expect(draft()?.message).not.toBe(shown)
})

test('a user who declines registers nothing, and may press again', async () => {
  const { client, draft, type, server } = await begin(
    { '/v1/profile/suggestions/anna': () => ideas('anna') },
    () => Promise.reject(new FoyerError('user_rejected')),
  )
  await type('anna')
  await expect(registerName(client)).rejects.toEqual(code('user_rejected'))
  expect(draft()).toMatchObject({ step: 'editing', status: 'free', failure: code('user_rejected') })
  expect(sentTo(server, registerPath)).toEqual([])
})

test('the names of an account are those of this server’s zone', async () => {
  const named = (name: string) => ({ ...profileOf(fakeAddress), name })
  const { client, server } = await begin({
    [`/v1/profile/reverse/${fakeAddress}`]: () => [named('orchard.eth'), named('anna.foyer.eth')],
  })
  expect(await listNames(client)).toEqual(['anna.foyer.eth'])
  server.end()
  const failed = expect(listNames(client)).rejects.toEqual(code('names_for_address_failed'))
  let isDone = false
  void failed.finally(() => {
    isDone = true
  })
  const isOver = () => {
    client.held.pass(retryMs)
    return isDone
  }
  await expect.poll(isOver).toBe(true)
  await failed
})

test('a server that gives no names has none free', async () => {
  const { client, draft, type } = await begin({
    '/v1/profile/zone': () => ({ zone: null, namesMax: 0 }),
  })
  await type('anna')
  expect(draft()?.status).toBe('reserved')
  expect(await listNames(client)).toEqual([])
})

test('a name is taken in the place of another one by one message, which names both', async () => {
  const { client, draft, type, server, signed } = await begin({
    '/v1/profile/suggestions/berta': () => ideas('berta'),
    '/v1/profile/change': () => ({ success: true }),
  })
  beginName(client, { instead: 'anna.foyer.eth' })
  await type('berta')
  const timestamp = Math.floor(client.clock.now() / 1_000)
  const message = `{"action":"rename","name":"anna.foyer.eth","to":"berta.foyer.eth","timestamp":${timestamp}}`
  expect(draft()?.message).toBe(message)
  await registerName(client)
  expect(signed).toEqual([message])
  const [sent] = sentTo(server, '/v1/profile/change')
  expect(sent?.body).toEqual({ coin_type: 60, address: fakeAddress, message, signature })
  expect(sentTo(server, registerPath)).toEqual([])
})

test('a name is released by a signature of its account, and of no other one', async () => {
  let sign = (_: string) => {}
  const { client, server, signed } = await begin(
    { '/v1/profile/change': () => ({ success: true }) },
    () => new Promise<string>((resolve) => (sign = resolve)),
  )
  const released = releaseName(client, { name: 'anna.foyer.eth' })
  await expect.poll(() => signed).toHaveLength(1)
  sign(signature)
  await released
  const [sent] = sentTo(server, '/v1/profile/change')
  const timestamp = Math.floor(client.clock.now() / 1_000)
  expect(sent?.body).toMatchObject({
    message: `{"action":"release","name":"anna.foyer.eth","timestamp":${timestamp}}`,
  })
  const changed = releaseName(client, { name: 'anna.foyer.eth' })
  await expect.poll(() => signed).toHaveLength(2)
  client.store.setState(({ connection }) => ({
    connection: {
      ...connection,
      byNamespace: {
        eip155: { ...connection.byNamespace.eip155, accounts: [{ address: bob, type: 'eoa' }] },
      },
    } as never,
  }))
  sign(signature)
  await expect(changed).rejects.toEqual(code('address_or_auth_connector_not_found'))
  expect(sentTo(server, '/v1/profile/change')).toHaveLength(1)
})

test('on a network that is not there no name is begun and none is registered', async () => {
  const { adapter, client, server, signed, type } = await begin({
    '/v1/profile/suggestions/anna': () => ideas('anna'),
  })
  await type('anna')
  adapter.emitter().session('test.kestrel', fakeSession({ caipNetworkId: 'eip155:4242' }))
  await expect(registerName(client)).rejects.toEqual(code('network_not_found'))
  expect(() => beginName(client)).toThrow(code('network_not_found'))
  await expect(enterName(client)).rejects.toEqual(code('network_not_found'))
  expect([signed, sentTo(server, registerPath)]).toEqual([[], []])
})

test('a name shows the picture whose hash its account signed, and none once that was signed', async () => {
  const { client, server, signed } = await begin({
    '/v1/profile/change': () => ({ success: true }),
  })
  const picture = new TextEncoder().encode('a picture')
  await showNamePicture(client, { name: 'anna.foyer.eth', picture })
  await showNamePicture(client, { name: 'anna.foyer.eth' })
  const timestamp = Math.floor(client.clock.now() / 1_000)
  const hash = createHash('sha256').update(picture).digest('hex')
  expect(signed).toEqual(
    [`sha256:${hash}`, ''].map(
      (said) =>
        `{"action":"picture","name":"anna.foyer.eth","picture":"${said}","timestamp":${timestamp}}`,
    ),
  )
  const [shown, taken] = sentTo(server, '/v1/profile/change')
  expect(shown?.body).toMatchObject({ message: signed[0], picture: 'YSBwaWN0dXJl' })
  expect(taken?.body).toEqual({
    coin_type: 60,
    address: fakeAddress,
    message: signed[1],
    signature,
  })
})

test('a name leads to an account of another family once both wallets signed the one text', async () => {
  const server = await fakeServer(onTestFinished, {
    '/v1/supported-chains': () => ({ http: [], ws: [] }),
    '/v1/profile/change': () => ({ success: true }),
  })
  const signed: string[] = []
  const solanaAddress = '29d2S7vB453rNYFdR5Ycwt7y9haRT5fwVwL9zTmBhfV2'
  const adapterOf = (namespace: 'eip155' | 'solana', answer: string) =>
    fakeAdapter({
      namespace,
      connectors: [fakeConnector({ namespace, id: `test.${namespace}` })],
      ...(namespace === 'solana' && {
        connect: async () => ({
          accounts: [{ address: solanaAddress, type: 'eoa' as const }] as const,
          caipNetworkId: solana.caipNetworkId,
        }),
      }),
      async signMessage(_, { message }) {
        signed.push(`${namespace} ${message}`)
        return answer as `0x${string}`
      },
    })
  const client = createTestClient({
    server: server.url,
    networks: [testNetwork(1), solana] as never,
    adapters: [adapterOf('eip155', signature), adapterOf('solana', 'proof58')],
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: 'test.eip155', namespace: 'eip155' })
  await connect(client, { connectorId: 'test.solana', namespace: 'solana' })
  client.store.setState(({ network }) => ({ network: { ...network, active: 'eip155' } }))
  await leadName(client, { name: 'anna.foyer.eth', namespace: 'solana' })
  const timestamp = Math.floor(client.clock.now() / 1_000)
  const message = `{"action":"lead","name":"anna.foyer.eth","coin_type":501,"address":"${solanaAddress}","timestamp":${timestamp}}`
  expect(signed).toEqual([`eip155 ${message}`, `solana ${message}`])
  const [sent] = sentTo(server, '/v1/profile/change')
  expect(sent?.body).toEqual({
    ...{ coin_type: 60, address: fakeAddress, message, signature },
    proof: { signature: 'proof58' },
  })
  await expect(leadName(client, { name: 'anna.foyer.eth', namespace: 'bip122' })).rejects.toEqual(
    code('connector_not_connected'),
  )
})
