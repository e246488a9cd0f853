import { en } from '../locales/en.js'
import type { Messages } from '../locales/Messages.js'
import { readTexts } from '../locales/readTexts.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The modal’s texts. Only inside the modal: they are loaded with it. */
export function useMessages(): Messages {
  return readTexts(useFoyerClient(), 'first', en)
}
