import type { ChainCall } from './ChainCall.js'

/** Whether a call is asked for over HTTP by its path; else it is JSON-RPC. */
export function isPath({ method }: ChainCall): boolean {
  return method.startsWith('/')
}
