import { pipeline, type Readable, Transform } from 'node:stream'
import { lazy } from '@foyer/protocol'
import type { Mail } from './Mail.js'
import { toHtml, toText } from './print.js'

/** Hands mails to the server that sends them. */
export type Mailer = {
  /** Resolves when the server took it; rejects when it did not, or not in time. */
  send(mail: Mail): Promise<void>
  close(): void
}

const waitMs = 15_000

/**
 * Sends mails; to another machine only by TLS with a checked certificate, since a code that is read on the way is a login.
 *
 * @param url `smtp://user:password@host:587`, `smtps://…` with TLS from the first byte
 * @param from what stands as the sender: `Foyer <login@foyer.example>`
 * @param tls `none` where the host says that the way there is safe by itself
 */
export function createMailer({ url, from, tls }: createMailer.Settings): Mailer {
  const server = toServer(url)
  // With the first mail: a server starts without it.
  const transport = lazy(async () => {
    const { createTransport } = await import('nodemailer')
    const made = createTransport({
      ...server,
      requireTLS: tls === 'required' && !isThisMachine(url),
      pool: true,
      maxConnections: 8,
      connectionTimeout: waitMs,
      greetingTimeout: waitMs,
      socketTimeout: waitMs,
      // A mail says what we say: nothing of it is read from files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    made.use('stream', ({ message }, done) => {
      message.processFunc(inOnePiece)
      done()
    })
    return made
  })
  return {
    async send(mail) {
      await (await transport()).sendMail({
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: toText(mail),
        html: toHtml(mail),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close() {
      const close = (one: Awaited<ReturnType<typeof transport>>) => one.close()
      transport.started?.then(close, () => undefined)
    },
  }
}

export declare namespace createMailer {
  type Settings = { url: string; from: string; tls: 'required' | 'none' }
}

/** Each line of a head and each part of a body would be a write to the socket of its own. */
function inOnePiece(input: Readable): Readable {
  const parts: Buffer[] = []
  const whole = new Transform({
    transform(part, _, done) {
      parts.push(part)
      done()
    },
    flush: (done) => done(null, Buffer.concat(parts)),
  })
  // What fails in between fails in `whole` as well, which the mail server's connection listens to.
  return pipeline(input, whole, () => undefined)
}

/** By its parts: as a whole its query could switch off what is checked. */
function toServer(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    secure,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    ...(username !== '' && { auth }),
  }
}

function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
