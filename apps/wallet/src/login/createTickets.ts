import type { RedirectProvider } from '@foyer/protocol/frame'
import {
  type FarcasterProof,
  finishSocial,
  type LoggedIn,
  startFarcaster,
  startSocial,
} from '@foyer/protocol/login'
import { Failure } from '../errors/Failure.js'
import { refuse } from '../errors/refuse.js'
import type { LoginCalls } from '../services/LoginCalls.js'
import { refusals } from '../texts/en/refusals.js'
import { checkOwn } from '../vault/checkOwn.js'
import type { GuardProof } from '../vault/Vault.js'
import { createSecret } from './createSecret.js'
import type { Round, StoredRound } from './createStoredRound.js'
import { startGuardRound } from './startGuardRound.js'

type Finished = {
  readonly login: LoggedIn
  readonly proof: GuardProof | undefined
  /** The user's removal of the page that they were asked about. */
  readonly removal: string | undefined
}

/** Logins that a social provider confirms. The secrets that finish them stay here. */
export type Tickets = {
  /**
   * Gives the address where the user confirms. With `returnTo`, an address of the requesting page, that may be opened in the page's own
   * tab: where this browser keeps what finishes the round, it leads back there (`returns`).
   *
   * Each service may prompt the user there to confirm that they began it, and names one of the `numbers`.
   *
   * @throws `Failure` when `returnTo` is another page's
   */
  start(
    provider: RedirectProvider,
    opener: { origin: string; returnTo?: string | undefined; removal?: string | undefined },
  ): Promise<{ uri: string; returns: boolean; numbers: string[] }>
  startFarcaster(origin: string): Promise<string>
  /**
   * Resolves once the user confirmed there.
   *
   * @throws `Failure` `social_refused`; `code_expired` where nothing was started under this address, or too long ago; `VaultError`
   * `login_changed` when the keeper names another provider than was chosen
   */
  finish(uri: string): Promise<Finished>
  /** Of those, the one that farcaster was asked for last. */
  finishFarcaster(): Promise<Finished>
}

/** Between two questions, where the keeper does not hold them open. */
const pollMs = 1_000

export function createTickets({
  calls,
  storedRound,
  pause,
  url,
}: createTickets.Parameters): Tickets {
  const waiting = new Map<string, Ticket>()
  let farcaster: string | undefined

  const wait = (round: Round): Ticket => {
    // A new round aborts those that were started before.
    for (const { abort } of waiting.values())
      abort.abort(refuse(refusals, 'loginReplaced', 'social_refused'))
    waiting.clear()
    const ticket = { ...round, abort: new AbortController() }
    // The last page of the provider's window tells its opener the second one.
    for (const uri of [round.uri, round.back ?? round.uri]) waiting.set(uri, ticket)
    return ticket
  }
  const begin = async (round: Round) => {
    wait(round)
    // The page may be left for it, with the frame.
    await (round.back !== undefined && storedRound.isLasting
      ? storedRound.store(round)
      : storedRound.forget())
    return round.uri
  }

  const redeem = async (round: Ticket): Promise<Finished> => {
    const { ticket, secret } = round
    const { signal } = round.abort
    for (;;) {
      const said = await calls.keeper(finishSocial, { ticket, secret }, { signal })
      if (said.status === 'done') return finishedBy(round, said)
      if (said.status === 'refused') throw new Failure(said.reason, 'social_refused')
      await pause(pollMs)
      signal.throwIfAborted()
    }
  }

  const find = async (uri: string): Promise<Ticket> => {
    const here = waiting.get(uri)
    if (here) return here
    const round = await storedRound.find(uri)
    // Twice asked at once it is one round all the same.
    if (round) return waiting.get(uri) ?? wait(round)
    throw refuse(refusals, 'loginUnknown', 'code_expired')
  }

  const finish: Tickets['finish'] = async (uri) => {
    const ticket = await find(uri)
    ticket.done ??= redeem(ticket)
    try {
      const finished = await ticket.done
      await storedRound.forget()
      return finished
    } catch (error) {
      ticket.done = undefined
      if (error instanceof Failure) await storedRound.forget()
      throw error
    }
  }

  return {
    finish,
    async start(provider, { origin, returnTo: wish, removal }) {
      const returnTo = storedRound.isLasting ? ownAddress(wish, origin) : undefined
      const returns = returnTo !== undefined
      const { secret, hash } = await createSecret()
      const back = `${url}/login/social/back?round=${hash}`
      const guard = await startGuardRound(calls, { provider, origin, returnTo: back })
      const { ticket, uri, number } = await calls.keeper(startSocial, {
        ...{ provider, origin, hash, returnTo },
        onward: guard?.uri,
        ...(removal !== undefined && { wasRemoved: true }),
      })
      return {
        uri: await begin({ provider, uri, back, ticket, secret, proof: guard?.proof, removal }),
        returns,
        numbers: [number, guard?.number].filter((one) => one !== undefined),
      }
    },
    async startFarcaster(origin) {
      const { secret, hash } = await createSecret()
      const { ticket, url } = await calls.keeper(startFarcaster, { origin, hash })
      farcaster = url
      return begin({ provider: 'farcaster', uri: url, ticket, secret, proof: undefined })
    },
    finishFarcaster: () => finish(farcaster ?? ''),
  }
}

export declare namespace createTickets {
  type Parameters = {
    calls: LoginCalls
    storedRound: StoredRound
    pause(ms: number): Promise<void>
    /** The keeper's origin. */
    url: string
  }
}

/**
 * A keeper could log another user in, and bring that user's proof, which the guard would take.
 *
 * @throws `VaultError` `login_changed` for the login of another provider
 */
function finishedBy(
  { provider, proof, removal, secret }: Round,
  { farcaster, login }: Said,
): Finished {
  checkOwn(login.identity.provider === provider)
  const isSigned = provider === 'farcaster' && farcaster !== undefined
  return { login, proof: isSigned ? { farcaster, secret } : proof, removal }
}

/** @throws `Failure` for an address that is not the requesting page's: a login leads nowhere else */
function ownAddress(address: string | undefined, origin: string): string | undefined {
  if (address === undefined) return undefined
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.origin === origin) return url.href
  throw refuse(refusals, 'loginElsewhere', undefined)
}

type Said = { login: LoggedIn; farcaster?: FarcasterProof | undefined }

type Ticket = Round & {
  readonly abort: AbortController
  done?: Promise<Finished> | undefined
}
