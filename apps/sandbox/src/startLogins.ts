import { startLocalGuard } from './guard/startLocalGuard.js'
import { startIdentity } from './identity/startIdentity.js'
import { startMailbox } from './mailbox/startMailbox.js'
import { startProcessGuard } from './node/startProcessGuard.js'

export type Logins = {
  readonly mailboxUrl: string
  readonly identityUrl: string
  readonly guardUrl: string
  /** What the server needs to use them, as its settings. */
  readonly settings: Readonly<Record<string, string>>
  /** Resolves once the guard listens; rejects when it could not start. */
  readonly started: Promise<unknown>
  stop(): Promise<void>
}

/** Starts all that logging in needs beside the server: mails to read, providers to say yes to, and the guard. */
export async function startLogins({
  ports,
  walletUrl,
  rpcUrl,
}: startLogins.Parameters): Promise<Logins> {
  const guardUrl = `http://localhost:${ports.guard}`
  const mailbox = await startMailbox({ port: ports.mailbox })
  const identity = await startIdentity({ port: ports.identity, rpcUrl })
  const warden = startProcessGuard()
  const guard = startLocalGuard({
    ...{ port: ports.guard, walletUrl, smtpUrl: mailbox.smtpUrl, spawned: warden.watch },
    socials: identity.settingsFor('guard'),
  })
  // Awaited elsewhere; until then a rejection must not end the process.
  guard.catch(() => undefined)
  const socials = Object.entries(identity.settingsFor('keeper'))
  return {
    mailboxUrl: mailbox.url,
    identityUrl: identity.url,
    guardUrl,
    settings: {
      FOYER_GUARD_URL: guardUrl,
      FOYER_SMTP_URL: mailbox.smtpUrl,
      // All browsers of the sandbox have the same network address.
      FOYER_ADDRESS_CODES_PER_MINUTE: '0',
      FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
      FOYER_MAIL_FROM: 'Foyer <login@sandbox.example>',
      ...Object.fromEntries(socials.map(([name, value]) => [`FOYER_SOCIAL_${name}`, value])),
    },
    started: guard,
    async stop() {
      const running = await guard.catch(() => undefined)
      await running?.stop()
      await Promise.all([mailbox.stop(), identity.stop(), warden.stop()])
    },
  }
}

export declare namespace startLogins {
  type Parameters = {
    /** Of the page of mails and of the stand-ins, 0: any free one. */
    ports: { guard: number; mailbox: number; identity: number }
    walletUrl: string
    /** The chain that stands for Optimism. */
    rpcUrl: string | undefined
  }
}
