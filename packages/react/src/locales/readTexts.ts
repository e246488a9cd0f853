import type { Client } from '@foyer/core'
import { getLocale } from '@foyer/core/internal'
import { override } from './override.js'
import type { TextChunk, TextChunks } from './TextChunks.js'

/** The texts of a chunk: over the English ones those of the client's language that have arrived, and over both the host's own. */
export function readTexts<name extends Exclude<TextChunk, 'buttons' | 'connectButton'>>(
  client: Client,
  name: name,
  english: (locale: string) => TextChunks[name],
): TextChunks[name] {
  const { arrived } = client.handles
  const known = arrived.get(`texts.${name}`) as TextChunks[name] | undefined
  if (known) return known
  const { messages } = client.options
  const texts = override(
    override(english(getLocale(client)), arrived.get(`language.${name}`)),
    name === 'first' || name === 'late' ? messages : messages[name],
  )
  arrived.set(`texts.${name}`, texts)
  return texts
}
