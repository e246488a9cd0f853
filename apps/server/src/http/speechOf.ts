import type { Context } from 'hono'
import type { Speak, SpokenTexts } from '../texts/createSpeak.js'

/** The language of the reader of a page, for caches and readers of the answer too. */
export function speechOf(context: Context, speak: Speak): SpokenTexts {
  const speech = speak(context.req.header('accept-language'))
  context.header('content-language', speech.formats.locale)
  context.header('vary', 'Accept-Language', { append: true })
  return speech
}
