import { useContext } from 'react'
import { MessagesContext } from '../locales/MessagesContext.js'
import type { Messages } from '../locales/messages.js'

/** The modal's texts. Only inside the modal: they are loaded with it. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('Foyer: the texts are not loaded here. Use them inside the modal.')
  return messages
}
