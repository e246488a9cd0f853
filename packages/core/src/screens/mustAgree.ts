import type { Client } from '../Client.js'

/** Whether connecting has to wait until the user agrees: only where the host requires it and there are terms to agree to. */
export function mustAgree({ options, store }: Client): boolean {
  const { termsConditionsUrl, privacyPolicyUrl } = options
  const isRequired = store.getState().features.legalCheckbox
  return isRequired && (termsConditionsUrl !== undefined || privacyPolicyUrl !== undefined)
}
