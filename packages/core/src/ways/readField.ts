import { FoyerError } from '@foyer/protocol'

const answerMax = 8_192

/** A text in a wallet's answer, or in a field of it. @throws `answer_invalid` when it is empty or of more than 8,192 characters */
export function readField(value: unknown, name?: string): string {
  const isRecord = typeof value === 'object' && value !== null
  const text = name !== undefined && isRecord ? (value as Record<string, unknown>)[name] : value
  const isText = typeof text === 'string' && text !== '' && text.length <= answerMax
  if (!isText || (name !== undefined && !isRecord)) throw new FoyerError('answer_invalid')
  return text
}
