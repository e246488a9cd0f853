import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fetchAheadAfterMs } from '@foyer/protocol'
import { approvalFrameMethods, directFrameMethods, isFrameMethod } from '@foyer/protocol/frame'
import { base58, base64 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { solanaSigner } from '../families/solana/fixtures/solanaSigner.js'
import { goBack } from '../modal/goBack.js'
import { hideModal } from '../modal/hideModal.js'
import { openModal } from '../modal/openModal.js'
import { topEntry } from '../modal/topEntry.js'
import { switchChain } from '../network/switchChain.js'
import { getProvider } from '../requests/getProvider.js'
import { sendTransaction } from '../requests/sendTransaction.js'
import { signMessage } from '../requests/signMessage.js'
import { endSession } from '../screens/endSession.js'
import { holdEntry } from '../send/holdEntry.js'
import { testNetwork } from '../testing/createTestClient.js'
import { pushTransaction } from '../transactions/pushTransaction.js'
import type { WalletProvider } from '../Way.js'
import { enterEmbedded } from './enterEmbedded.js'
import { eoa, refuse, silence, smart, solanaAddress, userOf } from './fixtures/fakeFrame.js'
import { openPages, solanaNetwork } from './fixtures/openPage.js'

const page = openPages(onTestFinished)

const signature = `0x${'11'.repeat(65)}`

/** A user is logged in, and the page requests something of their wallet. */
async function wallet(...given: Parameters<typeof page>) {
  const opened = page(...given)
  await opened.ready()
  await enterEmbedded(opened.client, { provider: 'email' })
  await opened.pass(0)
  const provider = (await getProvider(opened.client)) as WalletProvider
  const ask = (method: string, params?: unknown) => {
    const asked = provider.request(params === undefined ? { method } : { method, params })
    asked.catch(() => {})
    return asked
  }
  const shown = () => {
    const { modal } = opened.state()
    return modal.open ? topEntry(modal.history).name : undefined
  }
  return { ...opened, provider, ask, shown }
}

const silent = { answers: { RPC_REQUEST: () => silence } }

describe('a request that signs', () => {
  test('opens the modal on the approval, and closes it once it is answered', async () => {
    let answer: (value: unknown) => void = () => {}
    const { ask, shown, state, said, pass } = await wallet({
      answers: {
        RPC_REQUEST: () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      },
    })
    const asked = ask('personal_sign', ['0x68656c6c6f', smart])
    await pass(0)
    expect(shown()).toBe('ApproveTransaction')
    expect(state().embedded.pending).toBe(1)
    expect(said('RPC_REQUEST')[0]?.payload).toEqual({
      method: 'personal_sign',
      params: ['0x68656c6c6f', smart],
      chainId: 'eip155:1',
      chainNamespace: 'eip155',
    })
    answer(signature)
    await expect(asked).resolves.toBe(signature)
    expect(shown()).toBeUndefined()
    expect(state().embedded.pending).toBe(0)
  })

  test('leads back to the view that takes a key back, which shows how that goes', async () => {
    let answer: (value: unknown) => void = () => {}
    const { client, shown, state, pass } = await wallet({
      answers: {
        RPC_REQUEST: () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      },
    })
    openModal(client, { view: { name: 'SmartSessionList' } })
    const end = () => {
      const ending = endSession(client, { pci: `eip155:1:0x${'12'.repeat(32)}` })
      ending.catch(() => {})
      return ending
    }
    const declined = end()
    await expect.poll(shown).toBe('ApproveTransaction')
    goBack(client)
    await expect(declined).rejects.toMatchObject({ code: 'user_rejected' })
    expect(shown()).toBe('SmartSessionList')
    expect(state().screens.tasks?.endSession).toMatchObject({ status: 'error' })

    const ending = end()
    await expect.poll(shown).toBe('ApproveTransaction')
    await pass(0)
    answer({})
    await expect.poll(shown).toBe('SmartSessionList')
    await ending
    expect(state().screens.tasks?.endSession).toMatchObject({ status: 'success' })
    expect(state().transactions.stack).toEqual([])
  })

  test('is shown as well where the modal is open already and nothing is under way', async () => {
    const { client, ask, shown, pass } = await wallet(silent)
    openModal(client)
    expect(shown()).toBe('Account')
    void ask('eth_sendTransaction', [{ to: eoa }])
    await pass(0)
    expect(shown()).toBe('ApproveTransaction')
  })

  test('is given up when the modal is closed, with a message to the frame; reading goes on', async () => {
    const { client, ask, said, pass, state } = await wallet(silent)
    const signing = ask('personal_sign', ['0x00', smart])
    let isSettled = false
    const settle = () => {
      isSettled = true
    }
    ask('eth_gasPrice').then(settle, settle)
    await pass(0)
    hideModal(client)
    await expect(signing).rejects.toMatchObject({ message: 'Request was aborted', code: 4001 })
    await pass(0)
    const signed = said('RPC_REQUEST').filter(
      ({ payload }) => (payload as { method: string }).method === 'personal_sign',
    )
    expect(said('RPC_ABORT').map(({ payload }) => payload)).toEqual(
      signed.map(({ id }) => ({ id })),
    )
    expect(isSettled).toBe(false)
    expect(state().embedded.pending).toBe(0)
  })

  test('is given up when the user goes back', async () => {
    const { client, ask, shown, pass } = await wallet(silent)
    openModal(client)
    const asked = ask('personal_sign', ['0x00', smart])
    await pass(0)
    goBack(client)
    await expect(asked).rejects.toThrow('Request was aborted')
    expect(shown()).toBe('Account')
  })

  test('is given up while the frame is not even there', async () => {
    const { client, ask, frames, pass, shown } = await wallet(silent)
    frames[0]?.ready()
    const asked = ask('personal_sign', ['0x00', smart])
    await pass(0)
    expect(shown()).toBe('ApproveTransaction')
    hideModal(client)
    await expect(asked).rejects.toThrow('Request was aborted')
  })

  test('waits beside others on the same screen, and each is answered once', async () => {
    const answers: ((value: unknown) => void)[] = []
    const { ask, shown, state, pass } = await wallet({
      answers: { RPC_REQUEST: () => new Promise((resolve) => answers.push(resolve)) },
    })
    const asked = [ask('personal_sign', ['0x01', smart]), ask('personal_sign', ['0x02', smart])]
    await pass(0)
    expect(state().embedded.pending).toBe(2)
    answers[1]?.('second')
    await expect(asked[1]).resolves.toBe('second')
    expect(shown()).toBe('ApproveTransaction')
    answers[0]?.('first')
    await expect(asked[0]).resolves.toBe('first')
    expect(shown()).toBeUndefined()
  })

  test('passes on how the user declined, and closes', async () => {
    const { ask, shown, client } = await wallet({
      answers: { RPC_REQUEST: () => refuse('User rejected the request.', 4001) },
    })
    await expect(ask('personal_sign', ['0x00', smart])).rejects.toMatchObject({
      code: 4001,
      message: 'User rejected the request.',
    })
    expect(shown()).toBeUndefined()
    await expect(signMessage(client, { message: 'hello' })).rejects.toMatchObject({
      code: 'user_rejected',
    })
  })

  test.each([
    ['success', () => signature, ['success'], 'Account'],
    ['error', () => refuse('No'), ['error'], 'Account'],
  ])(
    'of a transaction under way ends it with %s, and goes back to where it began',
    async (_, RPC_REQUEST, outcomes, view) => {
      const { client, ask, shown, state } = await wallet({ answers: { RPC_REQUEST } })
      const heard: string[] = []
      openModal(client)
      pushTransaction(client, {
        onSuccess: () => heard.push('success'),
        onError: () => heard.push('error'),
        onCancel: () => heard.push('cancel'),
      })
      await ask('eth_sendTransaction', [{ to: eoa }]).catch(() => {})
      expect(heard).toEqual(outcomes)
      expect(shown()).toBe(view)
      expect(state().transactions.stack).toEqual([])
    },
  )

  test('of another request leaves the transaction under way on the stack, whichever ends first', async () => {
    const answers: ((answer: unknown) => void)[] = []
    const answered = () => new Promise((resolve) => answers.push(resolve))
    const { client, ask, state, shown, pass } = await wallet({
      answers: { RPC_REQUEST: answered },
    })
    const heard: string[] = []
    const entryOf = (name: string, chainNamespace: 'eip155' | 'solana' = 'eip155') => ({
      chainNamespace,
      onSuccess: () => heard.push(name),
    })
    openModal(client)
    pushTransaction(client, entryOf('paid'))
    const paying = ask('eth_sendTransaction', [{ to: eoa }])
    await pass(0)
    // Of a wallet of another chain family, which answers by itself.
    pushTransaction(client, entryOf('elsewhere', 'solana'))
    const signing = ask('personal_sign', ['0x00', smart])
    await pass(0)
    pushTransaction(client, entryOf('again'))
    const again = ask('eth_sendTransaction', [{ to: eoa }])
    await pass(0)
    answers[1]?.('0x02')
    await signing
    expect(heard).toEqual([])
    expect(shown()).toBe('ApproveTransaction')
    answers[2]?.('0x03')
    await again
    expect(heard).toEqual(['again'])
    answers[0]?.('0x01')
    await paying
    expect(heard).toEqual(['again', 'paid'])
    expect(state().transactions.stack).toMatchObject([{ chainNamespace: 'solana' }])
    expect(shown()).toBe('Account')
  })

  test('of the host leaves alone what a view holds for a request of its own that comes later', async () => {
    const answers: ((answer: unknown) => void)[] = []
    const answered = () => new Promise((resolve) => answers.push(resolve))
    const { client, ask, state, pass, said } = await wallet({ answers: { RPC_REQUEST: answered } })
    const heard: string[] = []
    openModal(client)
    const entry = { onSuccess: () => heard.push('own'), onCancel: () => heard.push('cancelled') }
    const held = holdEntry(client, { entry, chainNamespace: 'eip155' })
    const foreign = ask('personal_sign', ['0x00', smart])
    await pass(0)
    const own = signMessage(client, { message: 'mine', entry: held.id })
    await pass(0)
    expect(answers).toHaveLength(2)
    // The wallet gets nothing of it.
    for (const { payload } of said('RPC_REQUEST'))
      expect(Object.getOwnPropertyNames(structuredClone(Object(payload).params))).not.toContain(
        'foyerEntry',
      )
    answers[0]?.(signature)
    await foreign
    expect(heard).toEqual([])
    expect(state().transactions.stack).toHaveLength(1)
    answers[1]?.(signature)
    await own
    expect(heard).toEqual(['own'])
    expect(state().transactions.stack).toEqual([])
  })

  test('of a transaction under way is cancelled by closing', async () => {
    const { client, ask, state, pass } = await wallet(silent)
    const heard: string[] = []
    pushTransaction(client, { onCancel: () => heard.push('cancel') })
    const asked = ask('eth_sendTransaction', [{ to: eoa }])
    await pass(0)
    hideModal(client)
    await expect(asked).rejects.toThrow('Request was aborted')
    expect(heard).toEqual(['cancel'])
    expect(state().transactions.stack).toEqual([])
  })
})

describe('what may be asked', () => {
  test('is answered silently where it only reads', async () => {
    const { ask, shown } = await wallet()
    await expect(ask('eth_getBalance', [smart, 'latest'])).resolves.toBe('0x01')
    expect(shown()).toBeUndefined()
  })

  test('is nothing else: the screen says so, and what waits is rejected', async () => {
    const { ask, shown, said, state, client, pass } = await wallet(silent)
    const waiting = ask('personal_sign', ['0x00', smart])
    await pass(0)
    await expect(ask('eth_sign', [smart, '0x00'])).rejects.toMatchObject({
      code: 4200,
      message: 'Requested RPC call is not allowed',
    })
    await expect(waiting).rejects.toThrow('Request was aborted')
    expect(said('RPC_REQUEST')).toHaveLength(1)
    expect(client.logged.join()).toContain('Requested RPC call is not allowed')
    expect(state().notices.notice).toBeUndefined()
    await pass(300)
    expect(state().notices.notice).toMatchObject({ kind: 'error', code: 'action_not_allowed' })
    expect(shown()).toBeUndefined()
  })

  test('says for programs, too, why it is refused, in names and plain values alone', async () => {
    const data = { capability: 'permissions', reason: 'no_audited_module' }
    let told: unknown = data
    const { ask } = await wallet({
      answers: { RPC_REQUEST: () => refuse('No key acts by itself.', 5700, told) },
    })
    const refused = { code: 5700, message: 'No key acts by itself.' }
    await expect(ask('wallet_grantPermissions', [{}])).rejects.toMatchObject({ ...refused, data })
    for (told of ['no', null, { reason: { toString: 'x' } }, { reason: 'x'.repeat(100_000) }]) {
      const error: unknown = await ask('wallet_revokePermissions', [{}]).catch((caught) => caught)
      expect(error).toMatchObject(refused)
      expect(error).not.toHaveProperty('data')
    }
  })

  test('opens the modal where something else is asked and it is closed', async () => {
    const { ask, shown } = await wallet()
    await expect(ask('wallet_watchAsset')).rejects.toMatchObject({ code: 4200 })
    expect(shown()).toBe('Account')
  })

  test('no method but those of the lists ever reaches the frame', async () => {
    const { ask, said, pass } = await wallet()
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(...directFrameMethods, ...approvalFrameMethods), fc.string()),
        fc.option(fc.jsonValue(), { nil: undefined }),
        async (method, params) => {
          const before = said('RPC_REQUEST').length
          await ask(method, params).catch(() => {})
          const fresh = said('RPC_REQUEST').slice(before)
          for (const { payload } of fresh)
            expect(isFrameMethod((payload as { method: string }).method)).toBe(true)
        },
      ),
      { numRuns: 80 },
    )
    await pass(0)
  })

  test('what cannot be copied to another window is refused, and the next request works', async () => {
    const { ask } = await wallet()
    await expect(ask('eth_call', [() => {}])).rejects.toThrow()
    await expect(ask('eth_call', [{}])).resolves.toBe('0x01')
  })
})

describe('the wallet itself answers', () => {
  test('which accounts, and on which network', async () => {
    const { ask, said } = await wallet()
    await expect(ask('eth_accounts')).resolves.toEqual([smart, eoa])
    await expect(ask('eth_requestAccounts')).resolves.toEqual([smart, eoa])
    await expect(ask('eth_chainId')).resolves.toBe('0x1')
    await expect(ask('net_version')).resolves.toBe('1')
    expect(said('RPC_REQUEST')).toEqual([])
  })

  test('to which network it goes, with the accounts that are there', async () => {
    const { client, ask, said, state, pass, provider } = await wallet({
      answers: {
        // There is no smart account on network 10.
        GET_USER: (wish: { chainId: number | string; preferredAccountType?: string }) =>
          userOf(wish.chainId === 10 ? { ...wish, preferredAccountType: 'eoa' } : wish),
      },
    })
    const heard: unknown[] = []
    provider.on('chainChanged', (id) => heard.push(id))
    provider.on('accountsChanged', (accounts) => heard.push(accounts))
    await switchChain(client, { network: 'eip155:10' })
    await pass(0)
    expect(said('SWITCH_NETWORK').map(({ payload }) => payload)).toEqual([{ chainId: 10 }])
    expect(heard).toEqual(['0xa', [eoa, smart]])
    expect(state().connection.byNamespace.eip155).toMatchObject({
      caipNetworkId: 'eip155:10',
      accounts: [{ address: eoa }, { address: smart }],
    })
    await expect(ask('eth_chainId')).resolves.toBe('0xa')
  })

  test('that it does not know a network that the page has not listed', async () => {
    const { ask, said } = await wallet()
    await expect(ask('wallet_switchEthereumChain', [{ chainId: '0x539' }])).rejects.toMatchObject({
      code: 4902,
    })
    expect(said('SWITCH_NETWORK')).toEqual([])
  })

  test('that it does not know what is no chain id', async () => {
    const { ask, said } = await wallet()
    for (const chainId of ['abc', '0x', '1e1', ' 0xa', '0', 1.5, null])
      await expect(ask('wallet_switchEthereumChain', [{ chainId }])).rejects.toMatchObject({
        code: 4902,
      })
    expect(said('SWITCH_NETWORK')).toEqual([])
  })

  test('that the frame does not serve a network', async () => {
    const { ask } = await wallet({ answers: { SWITCH_NETWORK: () => refuse('Unknown network') } })
    await expect(ask('wallet_switchEthereumChain', [{ chainId: '0xa' }])).rejects.toMatchObject({
      code: 4902,
      message: 'Chain is not supported',
    })
  })

  test('who could move the funds, as a capability', async () => {
    const { ask } = await wallet({
      answers: { RPC_REQUEST: () => ({ '0x1': { atomic: { status: 'supported' } } }) },
    })
    await expect(ask('wallet_getCapabilities', [smart])).resolves.toEqual({
      '0x1': { atomic: { status: 'supported' }, keyRecovery: { supported: true, tier: 'guarded' } },
    })
  })
})

test('a chain family without an adapter signs by the same login', async () => {
  const { client, said, pass } = await wallet({
    options: { defaultNetwork: solanaNetwork },
    answers: { RPC_REQUEST: () => ({ signature: solanaSigner.sign('hello') }) },
  })
  await pass(0)
  const signed = signMessage(client, { message: 'hello' })
  await expect(signed).resolves.toBe(solanaSigner.sign('hello'))
  expect(said('RPC_REQUEST')[0]?.payload).toMatchObject({
    method: 'solana_signMessage',
    params: { pubkey: solanaAddress },
    chainNamespace: 'solana',
  })
})

test('a chain family without an adapter sends its coin, in a transaction that the wallet reads', async () => {
  const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn'
  const genesis = `${solanaNetwork.id}KuvQ7Cw8ShM3`
  const node = createServer(async (request, response) => {
    const { method } = JSON.parse(await text(request)) as { method: string }
    const results: Readonly<Record<string, unknown>> = {
      getGenesisHash: genesis,
      getLatestBlockhash: { value: { blockhash, lastValidBlockHeight: 1 } },
      getMultipleAccounts: { value: [null] },
    }
    const result = results[method] ?? null
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void node.close())
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  const network = { ...solanaNetwork, rpcUrls: { default: { http: [url] } } }
  const { client, said, pass } = await wallet({
    options: { defaultNetwork: network, networks: [testNetwork(1), network] },
    answers: { RPC_REQUEST: () => ({ signature: solanaSigner.sign('sent') }) },
  })
  await pass(0)
  const id = await sendTransaction(client, { to: solanaAddress, value: 7n })
  expect(id).toBe(solanaSigner.sign('sent'))
  const [asked] = said('RPC_REQUEST')
  expect(asked?.payload).toMatchObject({ method: 'solana_signAndSendTransaction' })
  const { params } = (asked as { payload: { params: { transaction: string } } }).payload
  const sent = base64.decode(params.transaction)
  expect(base58.encode(sent.slice(69, 101))).toBe(solanaAddress)
  const noContract = sendTransaction(client, { to: solanaAddress, value: 7n, data: '0x00' })
  await expect(noContract).rejects.toMatchObject({ code: 'action_not_allowed' })
})

test.each([
  ['soon after the login', undefined, true],
  ['never where data are to be saved', { saveData: true }, undefined],
])('what a request needs may be fetched ahead: %s', async (_, connection, expected) => {
  const { window, state, pass } = await wallet()
  Object.assign(window.navigator, { connection })
  await pass(fetchAheadAfterMs - 1)
  expect(state().embedded.isRested).toBeUndefined()
  await pass(1)
  expect(state().embedded.isRested).toBe(expected)
})
