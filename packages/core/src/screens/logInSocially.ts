import type { Client } from '../Client.js'
import { connectSocial } from '../embedded/connectSocial.js'
import { leaveForSocial } from '../embedded/leaveForSocial.js'
import { leavesForSocial } from '../embedded/leavesForSocial.js'
import { startSocial } from '../embedded/startSocial.js'
import type { Views } from '../modal/views.js'
import { continueLogin } from './continueLogin.js'
import { openLoginWindow } from './openLoginWindow.js'
import { runLogin } from './runLogin.js'
import type { LoginProgress } from './state.js'

type Login = Views['ConnectingSocial']
type Report = (news: Partial<LoginProgress>) => void

/**
 * Logs in for the view ConnectingSocial: by the window of `openLoginWindow`, or in the page's own tab. A closed window says
 * nothing of the login. With `uri` the page has come back from the provider, and waits for the login that was begun.
 */
export function logInSocially(client: Client, { provider, uri: back }: Login): void {
  const { handles } = client
  if (handles.isPopupDue && back === undefined) openLoginWindow(client)
  const { popup } = handles
  handles.popup = undefined
  handles.isPopupDue = false
  runLogin(client, 'ConnectingSocial', async (report) => {
    report({ isBlocked: popup === undefined, isApproved: back !== undefined })
    try {
      const uri = back ?? (await start(client, provider, report))
      if (uri === undefined) return
      popup?.go(uri)
      report({ uri })
      const step = await connectSocial(client, { provider, uri })
      report({ isApproved: true })
      await continueLogin(client, { step, email: '', provider })
    } finally {
      popup?.close()
    }
  })
}

/** The address of the login; `undefined` where the page itself goes there. */
async function start(client: Client, provider: Login['provider'], report: Report) {
  if (!leavesForSocial(client)) return startSocial(client, { provider })
  report({ isLeaving: true })
  const left = await leaveForSocial(client, { provider })
  if (left === true) return undefined
  report({ isLeaving: false })
  return left.uri
}
