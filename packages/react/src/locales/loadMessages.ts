import { en } from './en.js'
import { languages } from './languages.js'
import type { Messages } from './messages.js'
import { override } from './override.js'

/** The modal's texts in the host's language, English where we do not speak it, with the host's own in place. */
export async function loadMessages({
  locale = 'en',
  messages,
}: loadMessages.Parameters): Promise<Messages> {
  const load = languages[locale] ?? languages[locale.split('-')[0] ?? '']
  return override(load ? await load() : en, messages)
}

export declare namespace loadMessages {
  type Parameters = { locale?: string | undefined; messages?: unknown }
}
