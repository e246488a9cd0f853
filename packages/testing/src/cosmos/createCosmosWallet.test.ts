import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { expect, onTestFinished, test } from 'vitest'
import type { CosmosWalletOptions } from './CosmosWalletOptions.js'
import { createCosmosWallet } from './createCosmosWallet.js'

type Std = { readonly signature: string; readonly pub_key: { readonly value: string } }
type Run = (...given: readonly unknown[]) => Promise<unknown>
type Keplr = Readonly<Record<string, Run>>

function page(options: Partial<CosmosWalletOptions> = {}) {
  const window = new EventTarget() as EventTarget & Record<string, unknown>
  const handle = createCosmosWallet({
    ...{ name: 'Mine', window, storage: 'none', accounts: [0, 1] },
    chains: [{ chainId: 'here-1', prefix: 'cosmos' }],
    ...options,
  })
  onTestFinished(handle.destroy)
  const call = (method: string, ...given: readonly unknown[]) =>
    (handle.wallet as Keplr)[method]?.(...given)
  return { window, handle, call }
}

test('it stands in its place, and leaves it', () => {
  const { window, handle } = page({ place: 'cosmostation' })
  expect(window.cosmostation).toEqual({ providers: { keplr: handle.wallet } })
  handle.destroy()
  expect(window).not.toHaveProperty('cosmostation')
  expect(page().window.keplr).toBeDefined()
})

test('it shows its key on chains that the user approved, and adds others', async () => {
  const { handle, call } = page()
  await expect(call('getKey', 'here-1')).rejects.toMatchObject({ code: 4100 })
  await call('enable', ['here-1'])
  await expect(call('getKey', 'here-1')).resolves.toMatchObject({
    bech32Address: handle.addresses['here-1'],
    algo: 'secp256k1',
  })
  await expect(call('enable', 'far-3')).rejects.toThrow('There is no modular chain info for far-3')
  const info = { chainId: 'far-3', bech32Config: { bech32PrefixAccAddr: 'far' } }
  await call('experimentalSuggestChain', info)
  await call('enable', 'far-3')
  expect(handle.addressOn('far-3')).toMatch(/^far1/)
  expect(handle.state).toEqual({ granted: ['here-1', 'far-3'], locked: false, prompts: 3 })
})

test('it signs texts and documents with the key of its account, and for no other', async () => {
  const { handle, call } = page()
  await call('enable', 'here-1')
  const signer = handle.addressOn('here-1')
  const holds = ({ signature, pub_key }: Std, bytes: Uint8Array) =>
    secp256k1.verify(
      Buffer.from(signature, 'base64'),
      sha256(bytes),
      Buffer.from(pub_key.value, 'base64'),
    )
  const text = (await call('signArbitrary', 'here-1', signer, 'hi')) as Std
  const written = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"aGk=","signer":"${signer}"}}],"sequence":"0"}`
  expect(holds(text, Buffer.from(written))).toBe(true)
  const amino = (await call('signAmino', 'here-1', signer, { b: '<&>', a: 1 })) as {
    signature: Std
  }
  expect(holds(amino.signature, Buffer.from(String.raw`{"a":1,"b":"\u003c\u0026\u003e"}`))).toBe(
    true,
  )
  await expect(call('signArbitrary', 'here-1', 'cosmos1x', 'hi')).rejects.toMatchObject({
    code: 4100,
  })
})

test('it says when its user chose another key, locked it or took the page’s leave', () => {
  const { window, handle } = page()
  let heard = 0
  window.addEventListener('keplr_keystorechange', () => {
    heard += 1
  })
  handle.selectAccount(1)
  handle.lock()
  handle.unlock()
  handle.emit()
  expect(heard).toBe(4)
  expect(() => handle.selectAccount(7)).toThrow(RangeError)
})
