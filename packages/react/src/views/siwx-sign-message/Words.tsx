import { FoyerError } from '@foyer/protocol'
import { useSiwxMessages } from '../../hooks/useSiwxMessages.js'
import type { SiwxMessages } from '../../locales/SiwxMessages.js'
import { Banner } from '../../ui/Banner.js'
import { Hero } from '../../ui/Hero.js'
import { useSpoken } from '../../ui/useSpoken.js'
import type { SignInPrompt } from './describePrompt.js'
import { isForeign } from './isForeign.js'

/** What is asked and why, or how it goes; and what is wrong with it. */
export function Words({ prompt }: { prompt: SignInPrompt }) {
  const texts = useSiwxMessages()
  const { title, text } = words(prompt, texts)
  const failure = prompt.error === undefined ? undefined : texts.errors[reasonOf(prompt)]
  useSpoken({ title, text: failure ?? text }, failure !== undefined)
  return (
    <>
      <Hero title={title} text={failure === undefined ? text : undefined} />
      {failure !== undefined && <Banner title={failure} testId="sign-in-error" />}
      {isForeign(prompt) && (
        <Banner tone="danger" title={texts.danger} testId="sign-in-danger">
          {texts.dangerText(prompt.text?.data.domain ?? '', prompt.site.host)}
        </Banner>
      )}
    </>
  )
}

function words({ status, site, wallet, isRequired }: SignInPrompt, texts: SiwxMessages) {
  if (status === 'signing') return { title: texts.waiting(wallet.name), text: texts.waitingText }
  if (status === 'verifying') return { title: texts.verifying, text: texts.verifyingText }
  if (status === 'signedIn') return { title: texts.done, text: '' }
  return {
    title: texts.hero(site.name || texts.site),
    text: isRequired ? texts.text : texts.textOptional,
  }
}

/** The wallet's own words are never shown: they may be anything. */
function reasonOf({ error, isSmartAccount }: SignInPrompt): keyof SiwxMessages['errors'] {
  if (FoyerError.is(error, 'user_rejected')) return 'declined'
  const reason = plainReasonOf(error)
  // A site that could not be reached has said nothing of the account.
  return isSmartAccount && reason !== 'store' ? 'smartAccount' : reason
}

function plainReasonOf(error: unknown): keyof SiwxMessages['errors'] {
  if (FoyerError.is(error, 'http_status')) return error.data.status < 500 ? 'refused' : 'store'
  return (FoyerError.is(error) && reasons[error.code]) || 'wallet'
}

const reasons: Readonly<Partial<Record<string, keyof SiwxMessages['errors']>>> = {
  server_unreachable: 'store',
  server_timeout: 'store',
  server_answer_invalid: 'store',
  answer_invalid: 'refused',
  sign_in_invalid: 'refused',
  sign_in_differs: 'wallet',
  action_not_allowed: 'unable',
}
