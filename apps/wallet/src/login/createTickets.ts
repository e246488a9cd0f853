import type { RedirectProvider } from '@foyer/protocol/frame'
import {
  finishSocial,
  type LoggedIn,
  startFarcaster,
  startGuardSocial,
  startSocial,
} from '@foyer/protocol/login'
import { Failure } from '../frame/Failure.js'
import type { GuardProof } from '../vault/Vault.js'
import { createSecret } from './createSecret.js'
import type { LoginCalls } from './LoginCalls.js'

type Finished = { readonly login: LoggedIn; readonly proof: GuardProof | undefined }

/** Logins that somebody else has to say yes to. The secrets that finish them stay here. */
export type Tickets = {
  /** Gives the address where the person says yes. */
  start(provider: RedirectProvider, origin: string): Promise<string>
  startFarcaster(origin: string): Promise<string>
  /**
   * Resolves once the person said yes there.
   *
   * @throws `Failure` `social_refused`; without a code where nothing was started under this address
   */
  finish(uri: string): Promise<Finished>
  /** Of those, the one that farcaster was asked for last. */
  finishFarcaster(): Promise<Finished>
}

/** Between two questions, where the keeper does not hold them open. */
const askAgainMs = 1_000

export function createTickets({ calls, pause }: createTickets.Parameters): Tickets {
  const waiting = new Map<string, Ticket>()
  let farcaster: string | undefined

  const keep = (uri: string, ticket: Ticket) => {
    // Who starts anew has given up what was started before.
    for (const { abort } of waiting.values())
      abort.abort(new Failure('Another login was started.', 'social_refused'))
    waiting.clear()
    waiting.set(uri, ticket)
    return uri
  }

  const startGuard = async (provider: RedirectProvider, origin: string) => {
    if (!calls.guard) return undefined
    const { secret, hash } = await createSecret()
    const { ticket, uri } = await calls.guard(startGuardSocial, { provider, origin, hash })
    return { uri, proof: { ticket, secret } }
  }

  const ask = async ({ ticket, secret, proof, abort: { signal } }: Ticket): Promise<Finished> => {
    for (;;) {
      const said = await calls.keeper(finishSocial, { ticket, secret }, { signal })
      if (said.status === 'done') {
        const { farcaster, login } = said
        return { login, proof: farcaster ? { farcaster, secret } : proof }
      }
      if (said.status === 'refused') throw new Failure(said.reason, 'social_refused')
      await pause(askAgainMs)
      signal.throwIfAborted()
    }
  }

  const finish: Tickets['finish'] = async (uri) => {
    const ticket = waiting.get(uri)
    if (!ticket) throw new Failure('This login was not started here. Start it again.')
    ticket.done ??= ask(ticket)
    try {
      return await ticket.done
    } catch (error) {
      ticket.done = undefined
      throw error
    }
  }

  return {
    finish,
    async start(provider, origin) {
      const { secret, hash } = await createSecret()
      const guard = await startGuard(provider, origin)
      const { ticket, uri } = await calls.keeper(startSocial, {
        provider,
        origin,
        hash,
        onward: guard?.uri,
      })
      return keep(uri, { ticket, secret, proof: guard?.proof, abort: new AbortController() })
    },
    async startFarcaster(origin) {
      const { secret, hash } = await createSecret()
      const { ticket, url } = await calls.keeper(startFarcaster, { origin, hash })
      farcaster = url
      return keep(url, { ticket, secret, proof: undefined, abort: new AbortController() })
    },
    finishFarcaster: () => finish(farcaster ?? ''),
  }
}

export declare namespace createTickets {
  type Parameters = {
    calls: LoginCalls
    pause(ms: number): Promise<void>
  }
}

type Ticket = {
  readonly ticket: string
  readonly secret: string
  readonly proof: GuardProof | undefined
  readonly abort: AbortController
  done?: Promise<Finished> | undefined
}
