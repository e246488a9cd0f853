import type { Overrides } from './override.js'
import type { TextChunk, TextChunks } from './TextChunks.js'

/** A language: a file for each chunk of the texts, loaded with the code that shows them. What a file leaves out is English. */
export type Language = {
  readonly [name in TextChunk]?: () => Promise<{
    readonly texts: (locale: string) => Overrides<TextChunks[name]>
  }>
}
