/** What the page in the window does: it hands what it hears to the wallet, and posts back what that says. Bytes cross JSON as arrays. */
const script = `
const pack = (_, value) =>
  value instanceof ArrayBuffer || value instanceof Uint8Array ? { bytes: [...new Uint8Array(value)] } : value
const unpack = (_, value) => (value && value.bytes ? Uint8Array.from(value.bytes) : value)
let page
addEventListener('message', async ({ data, source, origin }) => {
  if (source !== opener) return
  page = origin
  const answered = await fetch('/answer', { method: 'POST', body: JSON.stringify(data, pack) })
  const answer = JSON.parse(await answered.text(), unpack)
  if (!answer) return
  opener.postMessage(answer.reply, origin)
  if (answer.closes) close()
})
addEventListener('pagehide', () => opener?.postMessage({ event: 'PopupUnload', id: crypto.randomUUID() }, page ?? '*'))
opener?.postMessage({ event: 'PopupLoaded', id: crypto.randomUUID() }, '*')
`

/** The page that plays keys.coinbase.com. */
export const keysPage = `<!doctype html><html lang="en"><title>Keys</title><h1>A wallet of its own origin</h1><script>${script}</script></html>`
