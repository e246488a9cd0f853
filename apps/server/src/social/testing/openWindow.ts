/** Where a walk ended. */
type Walked = {
  url: string
  status: number
  text: string
  headers: Headers
  visited: readonly string[]
}

/**
 * A window of a user's browser, as far as rounds to providers need one: it follows redirects, keeps cookies, says where it comes from, and
 * answers the pages of the stand-ins. It has no opener: what only works with one fails here.
 */
export function openWindow({ origins, kept = {} }: openWindow.World): Window {
  const cookies = new Map<string, Map<string, string>>()
  for (const [origin, cookie] of Object.entries(kept))
    cookies.set(new URL(origin).host, new Map([cookie]))

  const ask = async (url: string, init: RequestInit, referer: string | undefined) => {
    const { origin, host } = new URL(url)
    const jar = cookies.get(host) ?? new Map<string, string>()
    cookies.set(host, jar)
    const headers = new Headers(init.headers)
    headers.set(
      'user-agent',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    )
    if (referer !== undefined) headers.set('referer', referer)
    const kept = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    if (kept !== '') headers.set('cookie', kept)
    const own = origins[origin]
    const request = { ...init, headers, redirect: 'manual' } as const
    const answer = own ? await own(url, request) : await fetch(url, request)
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    return answer
  }

  const go: Window['go'] = async (first, { from, as, says, until } = {}) => {
    let step: Step = { url: first, init: {}, referer: from === undefined ? undefined : `${from}/` }
    const visited: string[] = []
    while (visited.length < 20) {
      const { url, init, referer } = step
      visited.push(url)
      const answer = await ask(url, init, referer)
      const text = await answer.text()
      const next = nextStep(
        step,
        answer.headers.get('location') ?? ledOn(text),
        formOf(text, as) ?? questionOf(text, says),
      )
      const { headers, status } = answer
      if (!next) return { url, status, text, headers, visited }
      if (until?.(next.url)) return { url: next.url, status: 0, text, headers, visited }
      step = next
    }
    throw new Error('The window goes round in circles')
  }
  return {
    go,
    post: async (url, fields) => {
      const answer = await ask(url, formInit(fields, url), `${new URL(url).origin}/`)
      const { headers, status } = answer
      return { url, status, text: await answer.text(), headers, visited: [url] }
    },
  }
}

export type Window = {
  /** Opens an address and goes on as far as the stand-ins lead. */
  go(url: string, way?: openWindow.Way): Promise<Walked>
  /** Presses a button of the page it is on. */
  post(url: string, fields: Readonly<Record<string, string>>): Promise<Walked>
}

export declare namespace openWindow {
  type World = {
    /** The services that are asked without a socket, by their origins. */
    origins: Readonly<
      Record<string, (url: string, init: RequestInit) => Response | Promise<Response>>
    >
    /** A cookie that its browser has for an origin. */
    kept?: Readonly<Record<string, readonly [name: string, value: string]>>
  }
  type Way = {
    /** The origin of the page that opened the window. */
    from?: string
    /** What is typed at the provider; without it, no is said. */
    as?: Readonly<Record<string, string>>
    /** What the user answers on our own pages; without it, the window stays there. */
    says?: 'yes' | 'no'
    /** Stops before this address. */
    until?: (url: string) => boolean
  }
}

type Step = { url: string; init: RequestInit; referer: string | undefined }
type Form = { action: string | undefined; fields: Readonly<Record<string, string>> }

/** Redirects keep where the window came from; forms are sent from the page that it is on. */
function nextStep(
  { url, referer }: Step,
  location: string | null,
  form: Form | undefined,
): Step | undefined {
  if (location !== null) return { url: new URL(location, url).href, init: {}, referer }
  if (!form) return undefined
  const action = new URL(form.action ?? url, url).href
  return { url: action, init: formInit(form.fields, url), referer: `${new URL(url).origin}/` }
}

function formInit(fields: Readonly<Record<string, string>>, page: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(page).origin,
    },
    body: new URLSearchParams(fields).toString(),
  }
}

/** Where a page of ours leads by itself. */
const ledOn = (text: string) =>
  /http-equiv="refresh" content="0;url=([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? null

/** The answer to a page that asks whether it was them. */
function questionOf(text: string, says: 'yes' | 'no' | undefined): Form | undefined {
  const confirm = /name="confirm" value="([^"]+)"/.exec(text)?.[1]
  if (says === undefined || confirm === undefined) return undefined
  const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1]
  return { action, fields: { confirm, answer: says, ...(says === 'yes' && { began: 'yes' }) } }
}

/** What a stand-in's page would send: the user that is typed in there, or the form that submits itself. */
function formOf(text: string, as: Readonly<Record<string, string>> | undefined): Form | undefined {
  if (text.includes('Stand-in for'))
    return { action: undefined, fields: as ? { ...as, answer: 'yes' } : { answer: 'no' } }
  if (!text.includes('document.forms[0].submit()')) return undefined
  const fields = [...text.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ])
  return { action: /action="([^"]*)"/.exec(text)?.[1], fields: Object.fromEntries(fields) }
}
