import type { createMailReader } from './createMailReader.js'

/** As a user does in the mailbox who makes a new wallet: opens the guard's mail, and approves on its page. */
export async function approveByMail(
  post: Pick<ReturnType<typeof createMailReader>, 'link'>,
  to: string,
): Promise<void> {
  const link = await post.link(to)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: new URL(link).origin,
  }
  const { status } = await fetch(link, { method: 'POST', headers, body: 'answer=yes' })
  if (status !== 200) throw new Error(`The guard answered ${status}`)
}
