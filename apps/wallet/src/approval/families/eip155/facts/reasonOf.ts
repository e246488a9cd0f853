import { decodeErrorResult, isHex } from 'viem'
import { label } from '../../../text/label.js'

/** Why a call would fail, as its contract says; `undefined` without a readable reason. */
export function reasonOf(error: unknown): string | undefined {
  const { data, message } = (error ?? {}) as { data?: unknown; message?: unknown }
  const said = isHex(data) ? decoded(data) : undefined
  return label(said ?? (typeof message === 'string' ? plain(message) : undefined), 160) || undefined
}

function decoded(data: `0x${string}`): string | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ data, abi: [] })
    return errorName === 'Error' ? String(args?.[0]) : undefined
  } catch {
    return undefined
  }
}

/** Without what every node writes before it. */
function plain(message: string): string | undefined {
  const text = message.replace(/^(execution reverted|vm exception[^:]*|revert)\b:?\s*/i, '')
  return text.replace(/0x[\da-f]*$/i, '').trim() || undefined
}
