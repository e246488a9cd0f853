import { base58 } from '@scure/base'
import { afterEach, expect, test } from 'vitest'
import type { PairingBrowser } from '../../../pairing/fixtures/createPairingBrowser.js'
import { solanaNetwork } from '../../../pairing/fixtures/createPairingBrowser.js'
import { openSigning } from '../../../pairing/fixtures/openSigning.js'
import { pressSignIn } from '../../../screens/pressSignIn.js'
import { solanaSigner } from '../fixtures/solanaSigner.js'
import type { SignInInput } from './toSignInInput.js'

const { address, sign } = solanaSigner
const browsers: PairingBrowser[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

/** A paired wallet of Solana that takes these methods has a sign-in before its user, and the page is gone. */
async function gone(methods: readonly string[]) {
  const { caipNetworkId } = solanaNetwork
  const namespaces = {
    solana: { accounts: [`${caipNetworkId}:${address}`], methods, events: [] },
  }
  const found = await openSigning(namespaces, {
    ...{ networks: [solanaNetwork], press: pressSignIn },
  })
  browsers.push(found.browser)
  return found
}

/** What a wallet answers that writes the text by itself. */
function written({ domain, uri, nonce, issuedAt, statement }: SignInInput) {
  const said = `${domain} wants you to sign in with your Solana account:\n${address}\n\n${statement}\n\nURI: ${uri}\nVersion: 1\nChain ID: mainnet\nNonce: ${nonce}\nIssued At: ${issuedAt}`
  return {
    said,
    result: {
      address,
      signedMessage: base58.encode(new TextEncoder().encode(said)),
      signature: sign(said),
    },
  }
}

const own = ['solana_signMessage', 'solana_signIn']

test.each([false, true])(
  "a page that was loaded anew signs in by the answer to Solana's own sign-in (it came meanwhile: %s)",
  async (isEarly) => {
    const { back, request, reply, store, prompts } = await gone(own)
    expect(request.method).toBe('solana_signIn')
    const { said, result } = written(request.params as SignInInput)
    if (isEarly) await reply({ result })
    const page = await back()
    if (!isEarly) {
      await expect.poll(page.status).toBe('signing')
      expect(page.isShown()).toBe(true)
      await reply({ result })
    }
    await expect.poll(page.status).toBe('signedIn')
    expect(store.sessions).toMatchObject([
      { message: said, signature: result.signature, data: { accountAddress: address } },
    ])
    expect(prompts()).toEqual([])
    await expect.poll(() => page.state().modal.open).toBe(false)
  },
)

test('a page that was loaded anew signs in by the text, where the wallet signs texts alone', async () => {
  const { back, request, reply, store } = await gone(['solana_signMessage'])
  const { message } = request.params as { readonly message: string }
  const page = await back()
  await expect.poll(page.status).toBe('signing')
  await reply({ result: { signature: sign(base58.decode(message)) } })
  await expect.poll(page.status).toBe('signedIn')
  expect(store.sessions).toHaveLength(1)
})

test.each<[string, (input: SignInInput) => SignInInput]>([
  ['nonce', (input) => ({ ...input, nonce: 'nonce999999999999' })],
  ['domain', (input) => ({ ...input, domain: 'evil.example' })],
])(
  'a text with another %s, signed while the page was away, signs nobody in, and the prompt says so',
  async (field, change) => {
    const { back, request, reply, store } = await gone(own)
    const page = await back()
    await expect.poll(page.status).toBe('signing')
    await reply({ result: written(change(request.params as SignInInput)).result })
    await expect.poll(page.session).toMatchObject({
      status: 'asking',
      error: expect.objectContaining({ code: 'sign_in_differs', data: { field } }),
    })
    expect(page.isShown()).toBe(true)
    expect(store.sessions).toEqual([])
    expect(store.calls).not.toContain('addSession')
  },
)
