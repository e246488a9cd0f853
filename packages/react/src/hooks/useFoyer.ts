import { closeModal, openModal } from '@foyer/core'
import { useMemo } from 'react'
import { useFoyerClient } from './useFoyerClient.js'

/**
 * Opens and closes the modal.
 *
 * `openModal()` shows Account while the namespace in use has a wallet, else Connect; `openModal({ view: { name, data } })` shows
 * that view, and `namespace` lists only wallets of one chain family. `closeModal()` closes as Escape and the cross do:
 * where a choice is due, the modal shakes and stays.
 */
export function useFoyer() {
  const client = useFoyerClient()
  return useMemo(
    () => ({
      openModal: (options?: openModal.Parameters) => openModal(client, options),
      closeModal: () => closeModal(client),
    }),
    [client],
  )
}
