import { readTransfer } from '../locales/readTransfer.js'
import type { TransferMessages } from '../locales/TransferMessages.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of sending and receiving, the host's own in their place. */
export function useTransferMessages(): TransferMessages {
  return readTransfer(useFoyerClient())
}
