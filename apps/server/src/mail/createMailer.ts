import { createTransport } from 'nodemailer'
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
 * @param url `smtp://user:password@host:587`, `smtps://…` with TLS from the first byte
 * @param from what stands as the sender: `Foyer <login@foyer.example>`
 */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 8,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    // A mail says what we say: nothing of it is read from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: toText(mail),
        html: toHtml(mail),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
