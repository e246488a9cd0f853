import { lazy } from '@foyer/protocol'
import { createPublicClient, http } from 'viem'
import type { FarcasterSettings } from '../../config/socialSettings.js'
import { HttpError } from '../../errors/HttpError.js'
import { farcasterNonceOf } from '../nonceOf.js'
import { createVerifier } from './createVerifier.js'
import type { Farcaster } from './Farcaster.js'

const channelMs = 600_000

export function createFarcaster(
  { relay, rpc }: FarcasterSettings,
  walletUrl: () => string,
  now: () => number,
): Farcaster {
  // Loaded with the first round: much to load, and few servers offer it.
  const load = lazy(async () => {
    const { createAppClient, viemConnector } = await import('@farcaster/auth-client')
    const publicClient = createPublicClient({
      transport: http(rpc),
      // The signer may be any contract, which could send the client to any address otherwise (EIP-3668).
      ccipRead: false,
    })
    return createAppClient({
      relay: relay.replace(/\/+$/, ''),
      ethereum: { ...viemConnector({ rpcUrl: rpc }), publicClient },
    })
  })
  // Known once the server listens.
  const domain = () => new URL(walletUrl()).host
  const verify = createVerifier({ load, domain, now })

  return {
    async open(jkt, secretHash) {
      const { createChannel } = await load()
      const answer = await createChannel({
        ...{ siweUri: walletUrl(), domain: domain(), nonce: farcasterNonceOf(jkt, secretHash) },
        expirationTime: new Date(now() + channelMs).toISOString(),
      })
      const { response, data } = answer
      if (answer.isError || !response?.ok || !data?.channelToken) throw unreachable()
      return { url: data.url, channel: data.channelToken }
    },
    async look({ channel, jkt, secretHash }) {
      const { status } = await load()
      const answer = await status({ channelToken: channel })
      const { response, data } = answer
      if (answer.isError || !response?.ok) throw unreachable()
      if (data?.state !== 'completed' || !data.message || !data.signature) return undefined
      const proof = { message: data.message, signature: data.signature }
      const identity = await verify(proof, { jkt, secretHash })
      // The relay's word is enough for a name to show, and for nothing else.
      const userName = typeof data.username === 'string' ? data.username.slice(0, 256) : undefined
      return { identity: identity && { ...identity, userName }, proof }
    },
    verify,
  }
}

const unreachable = () =>
  new HttpError(502, 'provider_failed', 'Farcaster cannot be reached. Try again later.')
