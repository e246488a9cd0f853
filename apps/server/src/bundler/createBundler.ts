import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { BundlerSettings, PaymasterSettings } from '../config/bundlerSettings.js'
import type { Database } from '../database/Database.js'
import { ChainError } from '../services/chains/ChainError.js'
import type { Chains } from '../services/chains/Chains.js'
import type { Remote } from '../services/remote/Remote.js'
import type { Bundler, BundlerCall, NetworkBundler, Sender } from './Bundler.js'
import { createDirectBundler } from './direct/createDirectBundler.js'
import { refuse } from './failures.js'
import { forwardTo } from './forwardTo.js'
import { createPaymaster } from './paymaster/createPaymaster.js'
import { readKey } from './readKey.js'

/**
 * Makes the bundler: it submits operations to the configured networks, and its paymasters pay for them.
 *
 * @throws when a file with a key cannot be read, or a network is not served
 */
export function createBundler(parts: createBundler.Parts): Bundler {
  const holder = randomUUID()
  const networks = Object.entries(parts.bundlers).map(([network, settings]) => {
    if (!parts.chains.get(network))
      throw new Error(`FOYER_BUNDLERS names the network ${network}, which is not served.`)
    return [network, createOne({ ...parts, holder, network }, settings)] as const
  })
  for (const network of Object.keys(parts.paymasters))
    if (!(network in parts.bundlers))
      throw new Error(`FOYER_PAYMASTERS names the network ${network}, which has no bundler.`)
  return { networks: new Map(networks) }
}

export declare namespace createBundler {
  type Parts = {
    chains: Chains
    db: Database
    remote: Pick<Remote, 'json'>
    bundlers: Readonly<Record<string, BundlerSettings>>
    paymasters: Readonly<Record<string, PaymasterSettings>>
    now(): number
  }
}

type OneParts = createBundler.Parts & { holder: string; network: string }

function createOne(parts: OneParts, settings: BundlerSettings): NetworkBundler {
  const { network, paymasters, remote } = parts
  const chainId = Number(network.split(':')[1])
  const paid = paymasters[network]
  const paymaster =
    paid && createPaymaster({ ...parts, chainId, key: readKey(paid.keyFile), settings: paid })
  const sends: Sender & Pick<NetworkBundler, 'carry'> =
    'url' in settings
      ? {
          call: ({ method, params }) => forwardTo(settings.url, method, params),
          carry: undefined,
          tend: async () => {},
        }
      : createDirectBundler({
          ...parts,
          chainId,
          key: readKey(settings.keyFile),
          paymaster: paymaster?.address,
          spend: paymaster?.spend,
        })

  const pay = async ({ method, params, project, user }: BundlerCall) => {
    const url = params[4]
    if (typeof url === 'string') {
      // What it pays for only another bundler takes.
      if (!('url' in settings))
        throw refuse(
          'paymasterRejected',
          'This server takes no operations that another paymaster pays for.',
        )
      return requestPaymaster(remote, url, method, params.slice(0, 4))
    }
    if (!paymaster)
      throw refuse('unknownMethod', 'This server pays for no operations on the network.')
    return paymaster.call(method, params, { project, user })
  }
  return {
    takesOtherPaymasters: 'url' in settings,
    carry: sends.carry,
    call: (call) => (call.method.startsWith('pm_') ? pay(call) : sends.call(call)),
    async tend() {
      await sends.tend()
      await paymaster?.tend()
    },
  }
}

const Answer = v.looseObject({
  result: v.optional(v.unknown()),
  error: v.nullish(v.looseObject({ code: v.number(), message: v.string() })),
})

/** Sends a call to a page's own paymaster (ERC-7677), at an address that the page gave. */
async function requestPaymaster(
  remote: Pick<Remote, 'json'>,
  url: string,
  method: string,
  params: readonly unknown[],
) {
  const body = { jsonrpc: '2.0', id: 1, method, params }
  const answer = await remote.json(url, Answer, { body }).catch(() => {
    throw refuse('paymasterRejected', 'The page’s paymaster cannot be asked.')
  })
  if (!answer.error) return answer.result ?? null
  const { code, message } = answer.error
  throw new ChainError(Number.isSafeInteger(code) ? code : -32_603, message.slice(0, 2_000))
}
