import type { Client } from '../Client.js'
import { confirmNewEmail } from '../embedded/confirmNewEmail.js'
import { confirmOldEmail } from '../embedded/confirmOldEmail.js'
import { updateEmail } from '../embedded/updateEmail.js'
import { backToIndex } from '../modal/backToIndex.js'
import { replaceView } from '../modal/replaceView.js'
import { resetView } from '../modal/resetView.js'
import { showView } from '../modal/showView.js'
import { notify } from '../notices/notify.js'
import { runTask } from './runTask.js'

type Given = { readonly code: string; readonly email: string }

/** The steps of a change of the e-mail address. Each shows the next view, and throws as the action it is named after. */
export const changeEmail = {
  /** See `updateEmail`. */
  async update(client: Client, { email }: { email: string }): Promise<void> {
    await runTask(client, 'submitEmail', { email }, async (isShown) => {
      const step = await updateEmail(client, { email })
      if (!isShown()) return
      showView(client, {
        name: step === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp',
        data: { email },
      })
    })
  },
  /** See `confirmOldEmail`. */
  async confirmOld(client: Client, { code, email }: Given): Promise<void> {
    await runTask(client, 'submitCode', { code }, async (isShown) => {
      await confirmOldEmail(client, { code })
      if (!isShown()) return
      replaceView(client, { name: 'UpdateEmailSecondaryOtp', data: { email } })
    })
  },
  /** See `confirmNewEmail`: what is left to the user is shown where there is any, else a notice. */
  async confirmNew(client: Client, { code, email }: Given): Promise<void> {
    await runTask(client, 'submitCode', { code }, async (isShown) => {
      const before = client.store.getState().embedded.email
      const state = await confirmNewEmail(client, { code })
      const isThere = isShown()
      if (isThere) leave(client)
      if (state === 'done') notify(client, { kind: 'success', code: 'embedded.editEmail.updated' })
      else if (isThere)
        showView(client, { name: 'UpdateEmailLinks', data: { before, email, state } })
    })
  },
}

/** To the settings that the user came from, else to the account. */
function leave(client: Client): void {
  const { history } = client.store.getState().modal
  const index = history.findIndex(({ name }) => name === 'AccountSettings')
  if (index < 0) resetView(client, { name: 'Account' })
  else backToIndex(client, index)
}
