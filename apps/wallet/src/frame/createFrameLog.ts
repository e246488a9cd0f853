import { Failure } from '../errors/Failure.js'
import { CallError } from '../services/CallError.js'
import { VaultError } from '../vault/VaultError.js'

/**
 * Writes what went wrong in the frame to its console, unless its address turns that off (`enableLogger=false`). A refusal is no fault: the
 * page was told its reason. Of what was asked stands there only the name.
 */
export function createFrameLog(
  { search }: Pick<Location, 'search'>,
  // biome-ignore lint/suspicious/noConsole: of a fault in here the page hears nothing but that there was one
  write: (...parts: unknown[]) => void = (...parts) => console.error(...parts),
): (name: string, error: unknown) => void {
  const isOn = new URLSearchParams(search).get('enableLogger') !== 'false'
  return (name, error) => {
    if (isOn && !refusals.some((kind) => error instanceof kind))
      write(`Foyer wallet: ${name} failed.`, error)
  }
}

const refusals = [Failure, CallError, VaultError]
