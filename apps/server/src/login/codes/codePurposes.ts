import type { Mail } from '../../mail/Mail.js'

/** What codes are mailed for, and what each mail says of it. One code does for one purpose alone. */
const codePurposes = {
  login: {
    subject: 'Your code to log in',
    says: 'This is the code to log in to your wallet',
  },
  email_old: {
    subject: 'Your code to change your e-mail address',
    says: 'This is the first code to change the e-mail address of your wallet',
  },
  email_new: {
    subject: 'Your code for your new e-mail address',
    says: 'This is the code to make this the e-mail address of your wallet',
  },
  step_up: {
    subject: 'Your code to confirm that it is you',
    says: 'This is the code to show or change what protects your wallet',
  },
} as const

export type CodePurpose = keyof typeof codePurposes

/** ASVS allows ten minutes. */
export const codeMinutes = 5

/** The mail that brings a code. It names the page that asked, so that who did not ask can tell. */
export function codeMail(purpose: CodePurpose, to: string, code: string, origin: string): Mail {
  const { subject, says } = codePurposes[purpose]
  return {
    to,
    subject,
    code,
    text: [
      `${says}, asked for on ${origin}:`,
      `It is good for ${codeMinutes} minutes, once, and in the browser alone that asked for it.`,
      'Tell it to nobody. Nobody from this service or any other will ever ask you for it.',
      `If you did not ask for it on ${origin}, do nothing: without the code nothing happens.`,
    ],
  }
}
