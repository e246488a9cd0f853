import type { Client, Notice } from '@foyer/core'

/**
 * Writes the text at a place of the messages: of those that have been read, or of the host's own. Empty where there is none.
 * `data` goes to a text that is made of it.
 */
export function writeMessage(
  { handles: { arrived }, options }: Client,
  { code, data }: writeMessage.Message,
): string {
  const [section = '', ...names] = code.split('.')
  const others = [arrived.get('texts.late'), arrived.get('texts.first'), options.messages]
  const places: readonly (readonly [texts: unknown, path: readonly string[]])[] = [
    [arrived.get(`texts.${section}`), names],
    ...others.map((texts) => [texts, [section, ...names]] as const),
  ]
  for (const [texts, path] of places) {
    const text = path.reduce<unknown>(at, texts)
    if (typeof text === 'string') return text
    if (typeof text === 'function') return String(text(data))
  }
  return ''
}

export declare namespace writeMessage {
  /** Where the text stands, the names joined by points, and the unformatted value that it is made with. */
  type Message = Pick<Notice, 'code' | 'data'>
}

function at(texts: unknown, name: string): unknown {
  return typeof texts === 'object' && texts !== null && Object.hasOwn(texts, name)
    ? (texts as Record<string, unknown>)[name]
    : undefined
}
