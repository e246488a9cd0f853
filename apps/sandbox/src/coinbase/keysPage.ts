/**
 * What the page in the window does: it hands what it hears to the wallet, one message after the other, and posts back what that says. Bytes cross JSON as
 * arrays. A message that is on its way is not overtaken by one that closes the window.
 */
const script = `
const pack = (_, value) =>
  value instanceof ArrayBuffer || value instanceof Uint8Array ? { bytes: [...new Uint8Array(value)] } : value
const unpack = (_, value) => (value && value.bytes ? Uint8Array.from(value.bytes) : value)
let page
let last = Promise.resolve()
addEventListener('message', ({ data, source, origin }) => {
  if (source !== opener) return
  page = origin
  last = last.catch(() => {}).then(() => hand(data, origin))
})
async function hand(data, origin) {
  const answered = await fetch('/answer', { method: 'POST', body: JSON.stringify(data, pack) })
  const answer = JSON.parse(await answered.text(), unpack)
  if (!answer) return
  opener.postMessage(answer.reply, origin)
  if (answer.closes) close()
}
addEventListener('pagehide', () => opener?.postMessage({ event: 'PopupUnload', id: crypto.randomUUID() }, page ?? '*'))
opener?.postMessage({ event: 'PopupLoaded', id: crypto.randomUUID() }, '*')
`

/** The page that plays keys.coinbase.com. */
export const keysPage = `<!doctype html><html lang="en"><title>Keys</title><h1>A wallet of its own origin</h1><script>${script}</script></html>`
