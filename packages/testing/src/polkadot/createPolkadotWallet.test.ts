import { ss58 } from '@foyer/protocol'
import { blake2b } from '@noble/hashes/blake2'
import { verify } from '@scure/sr25519'
import { expect, onTestFinished, test } from 'vitest'
import { install } from '../install.js'
import { createPolkadotWallet } from './createPolkadotWallet.js'
import type { PolkadotWalletOptions } from './PolkadotWalletOptions.js'

type Account = { readonly address: string; readonly genesisHash: string | null }
type Injected = {
  readonly accounts: {
    get(): Promise<readonly Account[]>
    subscribe(listener: (accounts: readonly Account[]) => void): () => void
  }
  readonly signer: Readonly<Record<'signRaw' | 'signPayload', (given: object) => Promise<Signed>>>
}
type Signed = { readonly signature: string }

function page(options: Partial<PolkadotWalletOptions> = {}) {
  const window = new EventTarget() as EventTarget & { injectedWeb3?: Record<string, unknown> }
  const handle = createPolkadotWallet({ name: 'Mine', window, storage: 'none', ...options })
  onTestFinished(handle.destroy)
  const { enable: letIn } = handle.wallet as { enable(origin: string): Promise<Injected> }
  const enable = () => letIn('test')
  return { window, handle, enable }
}

test('it stands in the page by its key, and leaves it', () => {
  const { window, handle } = page()
  expect(Object.keys(window.injectedWeb3 ?? {})).toEqual(['Mine'])
  handle.destroy()
  expect(window.injectedWeb3).toEqual({})
})

test('it tells its accounts once the user approved, the selected one first', async () => {
  const { handle, enable } = page({ accounts: ['sr25519', 'ecdsa'] })
  handle.reject()
  await expect(enable()).rejects.toMatchObject({ code: 4001 })
  handle.approve()
  const { accounts } = await enable()
  expect((await accounts.get()).map(({ address }) => address)).toEqual(handle.addresses)
  const heard: (readonly Account[])[] = []
  const stop = accounts.subscribe((list) => heard.push(list))
  handle.selectAccount(1)
  handle.restrict('0xaa')
  handle.lock()
  expect(heard).toMatchObject([
    [{ address: handle.addresses[0], genesisHash: null }, {}],
    [{ address: handle.addresses[1] }, {}],
    [{ genesisHash: '0xaa' }, {}],
    [],
  ])
  stop()
  expect(handle.state).toMatchObject({ listeners: 0, prompts: 2 })
  await expect(enable()).rejects.toMatchObject({ code: 4100 })
})

test('it signs bytes between tags, and extrinsics, for no account but its own', async () => {
  const { handle, enable } = page()
  const { signer } = await enable()
  const [address = ''] = handle.addresses
  const key = ss58.decode(address) ?? new Uint8Array()
  const read = ({ signature }: Signed) => Buffer.from(signature.slice(2), 'hex')
  const raw = await signer.signRaw({ address, data: '0x6869', type: 'bytes' })
  expect(verify(Buffer.from('<Bytes>hi</Bytes>'), read(raw), key)).toBe(true)
  const hash = `0x${'aa'.repeat(32)}`
  const payload = {
    ...{ address, method: `0x${'01'.repeat(300)}`, era: '0x00', nonce: '0x1', tip: '0x0' },
    ...{ specVersion: '0x01', transactionVersion: '0x01', genesisHash: hash, blockHash: hash },
    signedExtensions: [],
  }
  const signature = read(await signer.signPayload(payload))
  const bytes = Buffer.from(
    `${'01'.repeat(300)}000400${'01000000'.repeat(2)}${'aa'.repeat(64)}`,
    'hex',
  )
  expect(signature[0]).toBe(1)
  expect(verify(blake2b(bytes, { dkLen: 32 }), signature.subarray(1), key)).toBe(true)
  const stranger = ss58.encode(new Uint8Array(32), 0)
  await expect(signer.signRaw({ address: stranger, data: '0x' })).rejects.toMatchObject({
    code: 4100,
  })
})

test('a page is given wallets of Polkadot and Cosmos beside the others, by name', () => {
  const window = new EventTarget()
  const installed = install(
    {
      chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }],
      polkadot: {},
      cosmos: { chains: [{ chainId: 'here-1', prefix: 'cosmos' }] },
    },
    window as never,
  )
  onTestFinished(installed.destroy)
  expect(installed.getPolkadot('Tussock').addresses).toHaveLength(3)
  expect(installed.getCosmos('Keplr').addressOn('here-1')).toMatch(/^cosmos1/)
  expect(() => installed.getPolkadot('Keplr')).toThrow('There are: Tussock.')
})
