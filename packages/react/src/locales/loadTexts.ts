import type { Client } from '@foyer/core'
import { getLocale, setLanguage } from '@foyer/core/internal'
import { languages } from './languages.js'
import type { TextChunk } from './TextChunks.js'

/** Fetches these chunks in the language of the client, for `readTexts`. English stands in for what does not arrive. */
export async function loadTexts(client: Client, names: readonly TextChunk[]): Promise<void> {
  const locale = getLocale(client)
  const { arrived } = client.handles
  const missing = names.filter((name) => !arrived.has(`language.${name}`))
  const load = languages[locale] ?? languages[locale.split('-')[0] ?? '']
  if (!load || missing.length === 0) return
  try {
    const { language } = await load()
    await Promise.all(
      missing.map(async (name) => {
        const chunk = await language[name]?.()
        if (!chunk) return
        arrived.set(`language.${name}`, chunk.texts(locale))
        arrived.delete(`texts.${name}`)
      }),
    )
    setLanguage(client, locale)
  } catch {
    // The next showing tries again.
  }
}
