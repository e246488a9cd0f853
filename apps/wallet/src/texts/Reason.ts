import type { FailureTexts } from './en/failures.js'
import type { DifferentWallets } from './en/vaultFailures.js'

/** Why something did not work: a key and its arguments, as state and messages hold it. */
export type Reason =
  | { readonly is: 'notLoggedIn' | 'failed' | 'passkeyRefused' }
  | { readonly is: 'tooOften'; readonly seconds: number | undefined }
  | {
      readonly is: 'vault'
      readonly code: keyof FailureTexts['vault']
      readonly wallets: DifferentWallets | undefined
    }
  /** A service, a network or the contract with the page refused it: its word for it, and its English text. */
  | { readonly is: 'refused'; readonly code: string | number | undefined; readonly text: string }

/** What is shown of a reason. */
export type Said = {
  readonly text: string
  /** The English words of another side, whatever the language of the screen. */
  readonly isQuote: boolean
}

/** The sentences of a reason. */
export function sayReason(reason: Reason, texts: FailureTexts): Said {
  if (reason.is !== 'refused') return { text: ownText(reason, texts), isQuote: false }
  const text = texts.refused(reason)
  return { text: text ?? reason.text, isQuote: text === undefined }
}

function ownText(reason: Exclude<Reason, { is: 'refused' }>, texts: FailureTexts): string {
  switch (reason.is) {
    case 'tooOften':
      return texts.tooOften(reason.seconds)
    case 'vault': {
      const said = texts.vault[reason.code]
      return reason.wallets ? `${said} ${texts.differentWallets(reason.wallets)}` : said
    }
    default:
      return texts[reason.is]
  }
}
