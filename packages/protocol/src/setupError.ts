import { CodedError } from './CodedError.js'
import { setupErrors } from './catalogue/setupErrors.js'

/** An option that cannot be used, and why. */
export function optionError(option: string, reason: string) {
  const data = { option, reason }
  return new CodedError('option_invalid', setupErrors.option_invalid(data), { data })
}

/** An error of setting up whose text is fixed. */
export function setupError(code: Exclude<keyof typeof setupErrors, 'option_invalid'>) {
  return new CodedError(code, setupErrors[code], { data: undefined })
}
