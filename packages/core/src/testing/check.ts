import { type ErrorCode, FoyerError, within } from '@foyer/protocol'

/** Fails a case of a conformance test with a sentence. */
export function check(isFine: boolean, sentence: string): asserts isFine {
  if (!isFine) throw fault(sentence)
}

const fault = (sentence: string) => new Error(`The adapter does not conform: ${sentence}`)

/** Fails unless the promise rejects with an error of ours that has this code. */
check.rejects = async (promise: Promise<unknown>, code: ErrorCode): Promise<void> => {
  const outcome = await promise.then(
    () => 'nothing was thrown',
    (error: unknown) => (FoyerError.is(error) ? error.code : `${error}`),
  )
  check(outcome === code, `expected \`${code}\`, got: ${outcome}`)
}

/** Fails unless the promise settles before this many milliseconds are over. */
check.settles = async <value>(promise: Promise<value>, timeMs: number, sentence: string) => {
  await within(promise, timeMs, () => fault(sentence))
}
