import { readTransfer } from '../locales/readTransfer.js'
import type { TransferMessages } from '../locales/TransferMessages.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts that are seen of sending at first, the host's own in their place. */
export function useTransferMessages(): TransferMessages {
  return readTransfer(useFoyerClient())
}
