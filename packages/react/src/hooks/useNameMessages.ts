import type { NameMessages } from '../locales/NameMessages.js'
import { readNames } from '../locales/readNames.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of account names, the host's own in their place. */
export function useNameMessages(): NameMessages {
  return readNames(useFoyerClient())
}
