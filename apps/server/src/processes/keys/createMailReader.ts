import { codeOf } from '../../login/testing/startLogin.js'
import type { House } from './startHouse.js'
import { isRefusedWith, MailLost } from './wayOn.js'

/** How a user reads the mails of their addresses. */
export function createMailReader(house: House) {
  /** Reads mails until one is what is waited for. @throws `MailLost` */
  const read = async (to: string, look: (mail: { subject: string; text: string }) => string) => {
    for (;;) {
      const mail = await house.mail(to)
      if (!mail) throw new MailLost()
      const found = look(mail)
      if (found !== '') return found
    }
  }
  return {
    /** Types codes of this kind until one is right: older ones may come first. */
    async typeCode<value>(
      to: string,
      about: RegExp,
      type: (code: string) => Promise<value>,
    ): Promise<value> {
      for (;;) {
        const code = await read(to, ({ subject, text }) =>
          about.test(subject) ? codeOf(text) : '',
        )
        try {
          return await type(code)
        } catch (error) {
          if (!isRefusedWith(error, 'code_wrong')) throw error
        }
      }
    },
    /** Follows the guard's links about this until one is good, and says yes there. */
    async approveByMail(to: string, about: RegExp): Promise<void> {
      for (;;) {
        const link = await read(
          to,
          ({ subject, text }) =>
            (about.test(subject) && /http:\S+\/guard\/mail\/[\w-]{43}/.exec(text)?.[0]) || '',
        )
        const answer = await fetch(link, {
          ...{ method: 'POST', body: 'answer=yes' },
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: house.urls.guard,
          },
        })
        // An older link leads nowhere any more.
        if (answer.ok) return
      }
    },
  }
}
