import { safeContracts } from '@foyer/protocol/api'
import { type ReadChain, verifySignature } from '@foyer/protocol/signatures'
import { toSafeSmartAccount } from 'permissionless/accounts'
import { createNodeClient, type SandboxChains, startChains } from 'sandbox'
import { createSafeHost } from 'sandbox/safe'
import { concatHex, encodeAbiParameters, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostile } from '../testing/contractCode.js'

let chains: SandboxChains
let requests: string[] = []
beforeAll(async () => {
  chains = await startChains({ count: 2 })
})
afterAll(() => chains.stop())

const message = 'market.example wants you to sign in'
const nodeOf = (index: number) => {
  const chain = chains.world.chains[index]
  if (!chain) throw new Error('No chain')
  return chain
}
const clientOf = (index = 0) => createNodeClient(nodeOf(index), privateKeyToAccount(funded))
const funded = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const chainOf = (index = 0) => `eip155:${nodeOf(index).id}`

/** A node's answers as they come, and the requests that led to them. */
const readOf =
  (index: number): ReadChain =>
  async (_, method, params, signal) => {
    requests.push(method)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(nodeOf(index).rpcUrl, { method: 'POST', body, headers, signal })
    const { result, error } = (await response.json()) as { result?: unknown; error?: object }
    if (error) throw Object.assign(new Error(), error)
    return result
  }
const rpc: ReadChain = (...call) => readOf(0)(...call)

async function verify(
  address: string,
  signature: string,
  more: { chainId?: string; rpc?: ReadChain; message?: string } = {},
) {
  requests = []
  const verified = await verifySignature({
    ...{ chainId: chainOf(), address, message, signature, rpc },
    ...more,
  })
  expect(requests.length).toBeLessThanOrEqual(3)
  return verified
}

const key = () => privateKeyToAccount(generatePrivateKey())
async function placed(code: Hex): Promise<Hex> {
  const { address } = key()
  await clientOf().setCode({ address, bytecode: code })
  return address
}

test('a key is known without a request to any chain', async () => {
  const owner = key()
  expect(await verify(owner.address, await owner.signMessage({ message }))).toBe(true)
  expect(requests).toEqual([])
})

test('a Safe signs by its owners, or by a message that it keeps on the chain', async () => {
  const safe = await createSafeHost(clientOf() as never, [key(), key()])
  await safe.answer('signMessage', { message })
  expect(await verify(safe.address, '0x')).toBe(true)
  expect(await verify(safe.address, '0x', { message: `${message}!` })).toBe(false)
  await safe.answer('rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] })
  const off = `${message}, off the chain`
  const { messageHash } = (await safe.answer('signMessage', { message: off })) as {
    messageHash: Hex
  }
  const signature = String(await safe.answer('getOffChainSignature', messageHash))
  expect(await verify(safe.address, signature, { message: off })).toBe(true)
  expect(await verify(safe.address, signature)).toBe(false)
  // A contract's signatures hold on its own chain alone.
  const there = { chainId: chainOf(1), rpc: readOf(1), message: off }
  expect(await verify(safe.address, signature, there)).toBe(false)
})

test('an account signs before it is deployed (ERC-6492), and after that too', async () => {
  const owner = key()
  const safe = await toSafeSmartAccount({
    ...{ client: clientOf() as never, owners: [owner], version: '1.4.1' },
    useMultiSendForSetup: false,
    entryPoint: { address: safeContracts.entryPoint, version: '0.7' },
  })
  const wrapped = await safe.signMessage({ message })
  expect(wrapped).toMatch(/(6492){16}$/)
  expect(await verify(safe.address, wrapped)).toBe(true)
  expect(await verify(safe.address, wrapped, { message: `${message}!` })).toBe(false)
  expect(await verify(key().address, wrapped)).toBe(false)
  expect(await clientOf().getCode({ address: safe.address })).toBeUndefined()
  const { factory, factoryData } = await safe.getFactoryArgs()
  const sent = { account: owner, to: factory, data: factoryData } as const
  await clientOf().setBalance({ address: owner.address, value: 10n ** 18n })
  const hash = await clientOf().sendTransaction(sent)
  await clientOf().waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(await verify(safe.address, wrapped)).toBe(true)
})

test('with delegated code (EIP-7702) either the key or the code passes', async () => {
  const owner = key()
  await clientOf().setCode({
    address: owner.address,
    bytecode: concatHex(['0xef0100', await placed(agreesIf([]))]),
  })
  expect(await verify(owner.address, await owner.signMessage({ message }))).toBe(true)
  expect(requests).toEqual([])
  expect(await verify(owner.address, '0x1234')).toBe(true)
  await clientOf().setCode({
    address: owner.address,
    bytecode: concatHex(['0xef0100', await placed(hostile.reverter)]),
  })
  expect(await verify(owner.address, '0x1234')).toBe(false)
  expect(await verify(owner.address, await key().signMessage({ message }))).toBe(false)
})

test('code that only looks as if it agreed has not agreed', async () => {
  // The precompile that repeats its input, which begins with what ERC-1271 answers.
  const identity = `0x${'0'.repeat(39)}4`
  for (const address of [identity, `0x${'0'.repeat(39)}2`, key().address])
    expect(await verify(address, '0x1234')).toBe(false)
  for (const code of Object.values(hostile)) {
    const address = await placed(code)
    expect(await verify(address, '0x1234')).toBe(false)
    expect(await verify(address, prepared('0x', address))).toBe(false)
  }
  // It agrees while gas is estimated, which is done from the zero address.
  const estimating = await placed(agreesIf(['0x32', '0x15']))
  expect(await verify(estimating, '0x1234')).toBe(false)
  expect(await verify(estimating, prepared('0x', identity as Hex))).toBe(false)
})

test('a factory that spends, loops or writes changes nothing, and the check ends', async () => {
  const account = key().address
  const rich = await placed(hostile.burner)
  await clientOf().setBalance({ address: rich, value: 10n ** 18n })
  const block = await clientOf().getBlockNumber()
  for (const code of Object.values(hostile)) {
    const begun = performance.now()
    expect(await verify(account, prepared('0x1234', await placed(code)))).toBe(false)
    expect(performance.now() - begun).toBeLessThan(2_500)
  }
  // It makes an account that agrees to all, at an address of its own: the account that the text names has no code still.
  const maker = await placed(making(agreesIf([])))
  expect(await verify(account, prepared('0x1234', maker))).toBe(false)
  expect(await clientOf().getBlockNumber()).toBe(block)
  expect(await clientOf().getTransactionCount({ address: maker })).toBe(0)
  expect(await clientOf().getBalance({ address: rich })).toBe(10n ** 18n)
})

test.each([
  ['no deployment', `0x${'6492'.repeat(16)}`],
  ['lengths that lead nowhere', `0x${'ff'.repeat(96)}${'6492'.repeat(16)}`],
  ['a place behind its end', `0x${'00'.repeat(64)}${'00'.repeat(28)}7fffffff${'6492'.repeat(16)}`],
])('a signature of an undeployed account with %s is none', async (_, signature) => {
  expect(await verify(key().address, signature)).toBe(false)
})

test('a network that does not answer, or is another one, is told from a wrong signature', async () => {
  const safe = await createSafeHost(clientOf() as never, [key()])
  await safe.answer('signMessage', { message })
  const unchecked = { code: 'signature_unchecked' }
  const down: ReadChain = () => Promise.reject(new TypeError('fetch failed'))
  await expect(verify(safe.address, '0x', { rpc: down })).rejects.toMatchObject(unchecked)
  // A node of the chain where the account is, given for another one.
  const chainId = chainOf(1)
  await expect(verify(safe.address, '0x', { chainId })).rejects.toMatchObject(unchecked)
  let run = () => {}
  const clock = {
    after: (_: number, then: () => void) => {
      run = then
      return () => {}
    },
  }
  const heard = new AbortController()
  const silent: ReadChain = (_, __, ___, signal) =>
    new Promise(() => signal.addEventListener('abort', () => heard.abort()))
  const waiting = verifySignature({
    ...{ chainId: chainOf(), address: safe.address, message, signature: '0x', rpc: silent, clock },
  })
  await expect.poll(() => String(run)).not.toBe('() => {}')
  run()
  await expect(waiting).rejects.toMatchObject(unchecked)
  expect(heard.signal.aborted).toBe(true)
})

/** What is said before a signature: call this, and ask the account then. */
function prepared(signature: Hex, factory: Hex): Hex {
  const types = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const
  const body = encodeAbiParameters(types, [factory, '0x', signature])
  return concatHex([body, `0x${'6492'.repeat(16)}`])
}

/** Code that answers as ERC-1271 wants it where the condition leaves something else than 0. */
function agreesIf(condition: readonly Hex[]): Hex {
  const magic = concatHex(['0x7f', '0x1626ba7e', `0x${'00'.repeat(28)}`])
  const check = condition.length === 0 ? (['0x6001'] as const) : condition
  // PUSH32 magic, condition, MUL, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN.
  return concatHex([magic, ...check, '0x02600052', '0x60206000f3'])
}

/** Code that makes a contract of this code. */
function making(code: Hex): Hex {
  const size = (code.length - 2) / 2
  const pad = (value: number) => value.toString(16).padStart(2, '0')
  // CODECOPY what stands behind into the memory, CREATE it as its own making.
  return concatHex([`0x60${pad(size)}600f60003960${pad(size)}60006000f0`, '0x5000', code])
}
