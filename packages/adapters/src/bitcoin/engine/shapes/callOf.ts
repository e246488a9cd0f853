import { unsupportedMethodCode } from '@foyer/protocol'

type Call = (...values: readonly unknown[]) => Promise<unknown>

/** A method of a provider, called in the same turn. @throws the wallet's error, or one with the code 4200 where it has no such method */
export function callOf(provider: unknown, name: string): Call {
  return async (...values) => {
    const run = Reflect.get(provider as object, name)
    if (typeof run !== 'function')
      throw Object.assign(new Error(`${name} is not supported`), { code: unsupportedMethodCode })
    return run.apply(provider, values)
  }
}
