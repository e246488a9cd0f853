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
  /**
   * A service, a network or the contract with the page refused it: its word for it, and its English text. Of a refusal of the wallet's own
   * also the key of its sentence, and what that is written with.
   */
  | {
      readonly is: 'refused'
      readonly code: string | number | undefined
      readonly text: string
      readonly key?: RefusalKey | undefined
      readonly given?: object | undefined
    }

/** The key of a sentence by which the wallet itself refuses. */
export type RefusalKey = keyof FailureTexts['refusals']

/** What is shown of a reason. */
export type ReasonLine = {
  readonly text: string
  /** The English words of another side, whatever the language of the screen. */
  readonly isQuote: boolean
}

/** The sentences of a reason. */
export function sayReason(reason: Reason, texts: FailureTexts): ReasonLine {
  if (reason.is !== 'refused') return { text: ownText(reason, texts), isQuote: false }
  const text = ownRefusal(reason, texts) ?? texts.refused(reason)
  return { text: text ?? reason.text, isQuote: text === undefined }
}

/** The sentence of a refusal of the wallet's own. */
function ownRefusal({ key, given }: Refused, { refusals }: FailureTexts): string | undefined {
  const sentence = key && refusals[key]
  // `refuse` checks that a key comes with what its sentence is written with.
  return typeof sentence === 'function' ? sentence(given as never) : sentence
}

type Refused = Extract<Reason, { is: 'refused' }>

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
