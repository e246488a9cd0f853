import type { Client } from '@foyer/core'
import { getLocale } from '@foyer/core/internal'
import type { TextChunk } from './TextChunks.js'

/** Fetches these chunks in the language of the client, before they are shown. English came with the code that shows it. */
export async function fetchTexts(client: Client, names: readonly TextChunk[] = []): Promise<void> {
  if (/^en\b/.test(getLocale(client))) return
  try {
    const { loadTexts } = await import('./loadTexts.js')
    await loadTexts(client, names)
  } catch {
    // English stands in.
  }
}
