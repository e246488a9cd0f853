/** Why nothing usable came from elsewhere. Neither the address nor the answer is in it. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly code: RemoteErrorCode

  constructor(code: RemoteErrorCode, options?: { cause: unknown }) {
    super(texts[code], options)
    this.code = code
  }
}

const texts = {
  refused: 'The address is not one that the server asks',
  unreachable: 'The address gave no answer',
  too_large: 'The answer is longer than allowed',
  malformed: 'The answer is not what was asked for',
  busy: 'Too much is being asked at once',
} as const

export type RemoteErrorCode = keyof typeof texts
