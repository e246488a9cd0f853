import { inject } from 'vitest'
import type { Visit } from './createVisit.js'

/** How the frame answers a message: with this payload, with a failure, or not at all. Of a list, one after the other. */
type Answer = { reply?: unknown } | { failure: { message: string; code?: string } } | 'never'
export type FakeAnswers = Readonly<Record<string, Answer | readonly Answer[]>>

const address = '0xb8634d3b6fb1e2fa9ec3a2a0b3f5b1a05a5f30c1'
const smartAddress = '0x41d0a1f7c3e25b8d9f60417a2c8e5b3d7f9be27f'

const user = {
  email: 'juno@example.com',
  address,
  chainId: 31337,
  accounts: [
    { address, type: 'eoa' },
    { address: smartAddress, type: 'smartAccount' },
  ],
  preferredAccountType: 'eoa',
  tier: 'guarded',
}

/** No other code is right. */
export const rightCode = '294817'

const usual: FakeAnswers = {
  CONNECT_EMAIL: { reply: { action: 'VERIFY_OTP' } },
  CONNECT_DEVICE: 'never',
  GET_USER: { reply: user },
  IS_CONNECTED: { reply: { isConnected: false } },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { reply: { smartAccountEnabledNetworks: [31337] } },
  GET_SOCIAL_REDIRECT_URI: { reply: { uri: 'about:blank' } },
  CONNECT_SOCIAL: 'never',
  GET_FARCASTER_URI: { reply: { url: 'https://farcaster.example/siwf?token=played' } },
  CONNECT_FARCASTER: 'never',
  SET_PREFERRED_ACCOUNT: { reply: { type: 'smartAccount', address: smartAddress } },
  UPDATE_EMAIL: { reply: { action: 'VERIFY_PRIMARY_OTP' } },
  UPDATE_EMAIL_SECONDARY_OTP: { reply: { newEmail: 'juno.k@example.com' } },
  OPEN_WALLET: 'never',
  RPC_REQUEST: 'never',
}

/**
 * Plays the secure frame for one page, at its own origin and in the words of its protocol: what the modal makes of its answers is
 * what is tested here. `CONNECT_OTP` knows one code unless the play says otherwise.
 */
export async function serveFakeWallet({ page }: Visit, play: FakeAnswers = {}): Promise<void> {
  const url = inject('world').wallet?.url
  if (!url) throw new Error('the sandbox has no wallet')
  await page.route(`${url}/sdk?**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageOf({ ...usual, ...play }) }),
  )
}

/** What the frame was asked, in order. */
export async function asked({ page }: Visit): Promise<readonly string[]> {
  const frame = page.frames().find((each) => each.url().includes('/sdk?'))
  return (await frame?.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)) ?? []
}

function pageOf(play: FakeAnswers): string {
  return `<!doctype html><html lang="en"><title>Wallet</title><style>
body { margin: 0; padding: 24px; font: 15px system-ui; background: #7a6a5a; color: #fff; }
</style><h1>The wallet’s own screen</h1><button>Approve</button><script>
const play = ${JSON.stringify(play)}
globalThis.asked = []
onmessage = ({ data, origin, source }) => {
  if (source !== parent || !data?.type?.startsWith('@w3m-app/')) return
  const name = data.type.slice('@w3m-app/'.length)
  asked.push(name)
  const say = (outcome, payload) =>
    source.postMessage({ id: data.id, type: '@w3m-frame/' + name + '_' + outcome, payload }, origin)
  const given = play[name]
  const answer = Array.isArray(given) ? (given.length > 1 ? given.shift() : given[0]) : given
  const isCode = /_OTP$/.test(name) && name !== 'UPDATE_EMAIL_SECONDARY_OTP'
  if (answer === 'never') return
  if (answer?.failure) return say('ERROR', answer.failure)
  if (isCode && !answer && data.payload.otp !== '${rightCode}')
    return say('ERROR', { message: 'Wrong code', code: 'code_wrong' })
  say('SUCCESS', answer?.reply)
}
parent.postMessage({ type: '@w3m-frame/READY' }, '*')
</script></html>`
}
