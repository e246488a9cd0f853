import { formatSiwxMessage, type SiwxMessage } from '@foyer/protocol/siwx'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createNonce } from '../createNonce.js'
import { verifySignIn } from './verifySignIn.js'

const now = Date.UTC(2026, 1, 1)
const key = privateKeyToAccount(generatePrivateKey())
const origins = ['https://market.example']

async function check(
  change: Partial<SiwxMessage> = {},
  more: Partial<verifySignIn.Parameters> = {},
) {
  const nonce = createNonce()
  const message = formatSiwxMessage({
    ...{ domain: 'market.example', uri: 'https://market.example/', version: '1', nonce },
    ...{ address: key.address, chainId: 'eip155:1', issuedAt: new Date(now).toISOString() },
    ...change,
  })
  const signature = await key.signMessage({ message })
  return verifySignIn({ message, signature, origins, nonce, now: () => now, ...more })
}

test('nonces are letters and digits of 131 bits, and no two are alike', () => {
  const made = Array.from({ length: 1_000 }, createNonce)
  for (const nonce of made) expect(nonce).toMatch(/^[A-Za-z0-9]{22}$/)
  expect(new Set(made).size).toBe(made.length)
  // Each letter is as likely as any other: 22,000 letters of 62.
  const counts = new Map<string, number>()
  for (const letter of made.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(62)
  for (const count of counts.values()) expect(Math.abs(count - 355)).toBeLessThan(130)
})

test('a backend verifies a sign-in without a server of Foyer’s', async () => {
  expect(await check()).toMatchObject({ signIn: { address: key.address, chainId: 'eip155:1' } })
  expect(await check({}, { chains: ['eip155:10'] })).toEqual({ fault: 'chainId' })
  expect(await check({}, { origins: ['https://other.example'] })).toEqual({ fault: 'domain' })
  expect(await check({}, { nonce: createNonce() })).toEqual({ fault: 'nonce' })
  expect(await check({}, { nonce: async () => false })).toEqual({ fault: 'nonce' })
  expect(await check({}, { signature: `0x${'12'.repeat(65)}` })).toEqual({ fault: 'signature' })
  expect(await check({}, { now: () => now + 600_001 })).toEqual({ fault: 'issuedAt' })
})

test('what is no text in the body of a request is refused', async () => {
  for (const hostile of [['a'], { length: 1 }, 7, null, true] as unknown as string[]) {
    expect(await check({}, { message: hostile })).toEqual({ fault: 'form' })
    expect(await check({}, { signature: hostile })).toEqual({ fault: 'form' })
  }
  expect(await check({}, { publicKey: {} as string })).toEqual({ fault: 'form' })
})

const account = '0x000000000000000000000000000000000000dEaD'
const valid = `0x1626ba7e${'0'.repeat(56)}`
const answering =
  (results: Record<string, unknown>, seen: string[] = []): typeof fetch =>
  async (url, init) => {
    const { method } = JSON.parse(String(init?.body)) as { method: string }
    seen.push(`${String(url)} ${method}`)
    const result = results[method]
    if (result instanceof Error) throw result
    return Response.json({ jsonrpc: '2.0', id: 1, ...(result as object) })
  }
const contract = (
  fetch: typeof globalThis.fetch,
  url: string | string[] = 'https://node.example',
) => check({ address: account }, { signature: '0x', rpcUrls: { 'eip155:1': url }, fetch })

test('a contract is asked by the node of its network, which says first which one that is', async () => {
  const seen: string[] = []
  const good = { eth_chainId: { result: '0x1' }, eth_call: { result: valid } }
  expect(await contract(answering(good, seen))).toHaveProperty('signIn')
  expect(seen.sort()).toEqual(['https://node.example eth_call', 'https://node.example eth_chainId'])
  expect(await contract(answering({ ...good, eth_chainId: { result: '0xa' } }))).toEqual({
    fault: 'unchecked',
  })
  const reverted = { error: { code: 3, message: 'execution reverted' } }
  expect(await contract(answering({ ...good, eth_call: reverted }))).toEqual({ fault: 'signature' })
  for (const error of [
    // Nethermind until 2025, and geth of what is no revert.
    { code: -32_015, message: 'VM execution error.', data: 'Reverted 0x' },
    { code: -32_000, message: 'err: return data out of bounds (supplied gas 10000000)' },
    { code: -32_000, message: 'gas uint64 overflow' },
  ])
    expect(await contract(answering({ ...good, eth_call: { error } }))).toEqual({
      fault: 'signature',
    })
  const busy = { error: { code: -32_005, message: 'limit exceeded' } }
  expect(await contract(answering({ ...good, eth_call: busy }))).toEqual({ fault: 'unchecked' })
  expect(await check({ address: account }, { signature: '0x' })).toEqual({ fault: 'signature' })
})

test('the next node is asked where one is not reached, and a failure is no signature', async () => {
  const good = answering({ eth_chainId: { result: '0x1' }, eth_call: { result: valid } })
  const flaky: typeof fetch = (url, init) =>
    String(url).includes('dead') ? Promise.reject(new TypeError('fetch failed')) : good(url, init)
  const urls = ['https://dead.example', 'https://node.example']
  expect(await contract(flaky, urls)).toHaveProperty('signIn')
  expect(await contract(flaky, 'https://dead.example')).toEqual({ fault: 'unchecked' })
  const long: typeof fetch = async () => new Response(`"${'a'.repeat(100_000)}"`)
  expect(await contract(long)).toEqual({ fault: 'unchecked' })
  for (const status of [302, 429, 500]) {
    const failing: typeof fetch = async () => new Response('{"result":"0x1"}', { status })
    expect(await contract(failing)).toEqual({ fault: 'unchecked' })
  }
})

test('a node may write that there is no error, and send the error of a call with 400', async () => {
  const good = { eth_chainId: { result: '0x1' }, eth_call: { result: valid, error: null } }
  expect(await contract(answering(good))).toHaveProperty('signIn')
  const answer = answering({ ...good, eth_call: { error: { code: 3, message: 'reverted' } } })
  const strict: typeof fetch = async (url, init) => {
    const given = await answer(url, init)
    const isCall = String(init?.body).includes('eth_call')
    return isCall ? new Response(await given.text(), { status: 400 }) : given
  }
  expect(await contract(strict)).toEqual({ fault: 'signature' })
  for (const text of ['{"error":null}', '{"result":"0x1"}', 'null', '']) {
    const refusing: typeof fetch = async () => new Response(text, { status: 400 })
    expect(await contract(refusing), text).toEqual({ fault: 'unchecked' })
  }
})

test('of an answer that a contract makes long no more is read than one may have', async () => {
  let [sent, isLeft] = [0, false]
  const endless: typeof fetch = async (_, init) => {
    if (String(init?.body).includes('eth_chainId')) return Response.json({ result: '0x1' })
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 1
        stream.enqueue(new Uint8Array(16_384).fill(0x30))
        if (sent === 1_000) stream.close()
      },
      cancel() {
        isLeft = true
      },
    })
    return new Response(body)
  }
  expect(await contract(endless)).toEqual({ fault: 'unchecked' })
  expect(sent).toBeLessThan(10)
  expect(isLeft).toBe(true)
})
