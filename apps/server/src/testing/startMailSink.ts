import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived. */
type ArrivedMail = { to: string; subject: string; text: string; html: string; email: Email }

/** A mail server of its own on a free port that keeps what it gets. */
export type MailSink = {
  url: string
  mails: readonly ArrivedMail[]
  /** The mail to an address that comes next, or came and was not asked for yet. */
  next(to: string): Promise<ArrivedMail>
  /** Whether it takes mails. */
  open(isOpen: boolean): void
  stop(): Promise<void>
}

/** @param encrypts whether it encrypts on request, under a certificate that no authority signed */
export async function startMailSink({ encrypts = false } = {}): Promise<MailSink> {
  const mails: ArrivedMail[] = []
  const unread = new Set<ArrivedMail>()
  let isOpen = true
  let waiting: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: encrypts ? [] : ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        if (!isOpen) return done(new Error('Mailbox away'))
        const email = await PostalMime.parse(Buffer.concat(parts))
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const { subject = '', text = '', html = '' } = email
        const mail = { to, subject, text, html, email }
        mails.push(mail)
        unread.add(mail)
        done()
        for (const look of waiting) look()
      })
    },
  })
  // A sender that is killed in the middle is no fault of the mailbox.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next: (to) =>
      new Promise((resolve) => {
        const look = () => {
          const found = [...unread].find((mail) => mail.to === to)
          if (!found) return
          unread.delete(found)
          waiting = waiting.filter((one) => one !== look)
          resolve(found)
        }
        waiting.push(look)
        look()
      }),
    open(next) {
      isOpen = next
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
