import { readExact, writeExact } from '../../exactJson.js'

/** Where a node is asked, and how what it says is freed of the place. */
export type NodeAddress = {
  url: string
  headers: Readonly<Record<string, string>>
  /** Takes the URL and the keys in it out of a text of JSON. */
  hide(json: string): string
}

/** Parts of a path or a query that are as long as this are taken for keys. */
const keyMin = 12

export function toAddress(text: string): NodeAddress {
  const url = new URL(text)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const basic = btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  const secrets = [text, url.href, url.href.replace(/\/$/, ''), ...keys(url)]
    .concat([password, basic].filter((part) => part.length >= keyMin))
    .sort((a, b) => b.length - a.length)
  return {
    url: url.href,
    headers: username === '' ? {} : { authorization: `Basic ${basic}` },
    hide(json) {
      // Written with escapes, a text would not be recognized.
      const plain = json.includes('\\') ? writeExact(readExact(json)) : json
      return secrets.reduce((left, secret) => left.replaceAll(secret, '[node]'), plain)
    },
  }
}

function keys({ pathname, searchParams, host }: URL): string[] {
  const parts = [...pathname.split('/'), ...searchParams.values()]
  // Some give each customer a host of his own.
  const labels = host.split('.').filter((label) => label.length >= 2 * keyMin)
  return [...parts.filter((part) => part.length >= keyMin), ...labels]
}
