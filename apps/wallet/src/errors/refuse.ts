import type { FrameFailureData } from '@foyer/protocol/frame'
import type { RefusalKey } from '../texts/Reason.js'
import { Failure, type FailureCode } from './Failure.js'

type Sentence = string | ((given: never) => string)

/**
 * A refusal by a sentence of a table of the texts. The page gets its English text; the wallet's screens write it in the user's language,
 * by its key and what is given.
 */
export function refuse<
  table extends Readonly<Record<string, Sentence>>,
  key extends keyof table & RefusalKey,
>(
  table: table,
  key: key,
  code: FailureCode | undefined,
  ...more: refuse.More<table[key]>
): Failure {
  const [options = {}] = more as [({ given?: never } & refuse.Options)?]
  const sentence: Sentence = table[key] as Sentence
  const text = typeof sentence === 'string' ? sentence : sentence(options.given as never)
  return new Failure(text, code, { ...options, key })
}

export declare namespace refuse {
  type Options = ErrorOptions & { readonly data?: FrameFailureData }
  /** Options, with the arguments of a sentence that has any. */
  type More<sentence> = sentence extends (given: infer given) => string
    ? [options: Options & { readonly given: given }]
    : [options?: Options]
}
