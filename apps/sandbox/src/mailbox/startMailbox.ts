import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { type Served, serveApp } from '../serveApp.js'
import { createMailboxApp } from './createMailboxApp.js'
import type { Mail } from './Mail.js'

const keptMax = 500

export type Mailbox = Served & {
  /** What services send their mails by. */
  readonly smtpUrl: string
  /** The mails to an address, the newest first. */
  mailsTo(address: string): readonly Mail[]
}

/** Takes every mail that is sent to it, for any address, and shows them all on a page. */
export async function startMailbox({ port = 0 }: startMailbox.Parameters = {}): Promise<Mailbox> {
  const mails: Mail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase())
      take(stream, to).then(
        (mail) => {
          mails.unshift(mail)
          mails.splice(keptMax)
          done()
        },
        (error: Error) => done(error),
      )
    },
  })
  // A sender that goes away in the middle is no fault of the sandbox.
  smtp.on('error', () => undefined)
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port: smtpPort } = listening.address() as AddressInfo
  const page = await serveApp(
    createMailboxApp(() => mails),
    port,
  )
  return {
    url: page.url,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    mailsTo: (address) => mails.filter(({ to }) => to.includes(address.toLowerCase())),
    async stop() {
      await page.stop()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}

export declare namespace startMailbox {
  type Parameters = {
    /** The page's port. Default: any free one. */
    port?: number
  }
}

async function take(stream: SMTPServerDataStream, to: readonly string[]): Promise<Mail> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  const { from, subject, text } = await PostalMime.parse(Buffer.concat(parts))
  return {
    at: Date.now(),
    to,
    from: from?.address ?? '',
    sender: from?.name ?? '',
    subject: subject ?? '',
    text: (text ?? '').trim(),
  }
}
