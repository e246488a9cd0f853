import { randomBytes } from 'node:crypto'
import type { World } from 'sandbox'
import { expect, inject } from 'vitest'

/** Of a file's tests: what one helper read, another does not find as new. */
const read = new Set<string>()

/** Reads mails as a user does: each once, the newest first. */
export function createMailReader({ mailbox }: Pick<World, 'mailbox'> = inject('world')) {
  return {
    /** An address that was never used before. */
    address: (name: string) => `${name}.${randomBytes(4).toString('hex')}@story.example`,
    /** What a mail to this address says in the first words that match. Waits for one that was not read yet. */
    async find(to: string, words: RegExp): Promise<string> {
      let found: string | undefined
      const look = async () => {
        const mails = await mailsTo(mailbox, to)
        found = mails
          .map(({ text }) => words.exec(text)?.[0])
          .find((one) => one !== undefined && !read.has(`${to} ${one}`))
        return found
      }
      await expect.poll(look, { timeout: 30_000, interval: 25 }).toBeDefined()
      read.add(`${to} ${found}`)
      return found ?? ''
    },
    /** Six digits to log in with, or to show that it is them. */
    code(to: string): Promise<string> {
      return this.find(to, /^\d{6}$/m)
    },
    /** Where the guard asks. */
    link(to: string): Promise<string> {
      return this.find(to, /^http:\S+\/guard\/mail\/\S+$/m)
    },
    /** The subjects of all that came, the newest first. */
    subjects: async (to: string) => (await mailsTo(mailbox, to)).map(({ subject }) => subject),
  }
}

async function mailsTo(
  mailbox: World['mailbox'],
  to: string,
): Promise<{ subject: string; text: string }[]> {
  const answer = await fetch(`${mailbox?.url}/mails.json?to=${encodeURIComponent(to)}`)
  return answer.json()
}
