import { FoyerError, internalErrorCode } from '@foyer/protocol'
import {
  FrameFailure,
  type FrameFailureCode,
  type FrameFailureData,
  type FrameMessage,
  frameFailureCodes,
} from '@foyer/protocol/frame'
import * as v from 'valibot'

const reasonMax = 300
/** A day: no service has a user wait longer. */
const secondsMax = 86_400
const nothing = { message: '', code: undefined, data: undefined }

/** The error for a refusal of the frame: as EIP-1193 has it for a wallet request of the page, else a `FoyerError`. */
export function toFailure(name: FrameMessage, payload: unknown): unknown {
  const read = v.safeParse(FrameFailure, payload)
  const { message, code, data } = read.success ? read.output : nothing
  const line = message
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, reasonMax)
  const reason = frameFailureCodes.find((one) => one === code)
  if (name === 'RPC_REQUEST' && reason === undefined)
    return rpcError(typeof code === 'number' ? code : internalErrorCode, line, data)
  if (line === '') return new FoyerError('frame_failed')
  const seconds = readSeconds(data?.seconds)
  return new FoyerError('frame_refused', {
    data: { message: line, reason, ...(seconds && { seconds }) },
  })
}

function readSeconds(given: FrameFailureData[string] | undefined): number | undefined {
  return typeof given === 'number' && given > 0 && given <= secondsMax
    ? Math.ceil(given)
    : undefined
}

/** An error as EIP-1193 and EIP-1474 have it: what a page expects of a wallet. */
export function rpcError(
  code: number,
  message: string,
  data?: FrameFailureData | undefined,
): Error & { code: number; data?: FrameFailureData } {
  const error = new Error(message || new FoyerError('frame_failed').message)
  return Object.assign(error, { code, ...(data && { data }) })
}

/** Whether the frame refused, for one of these reasons where some are given. */
export function isRefusal(error: unknown, ...reasons: readonly FrameFailureCode[]): boolean {
  return (
    FoyerError.is(error, 'frame_refused') &&
    (reasons.length === 0 ||
      reasons.some((reason) => reason === (error as FoyerError<'frame_refused'>).data.reason))
  )
}
