import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { createSiweMessage } from 'viem/siwe'
import { placeholderPage } from '../../placeholderPage.js'
import { placeRegistries } from './placeRegistries.js'

type Channel = {
  nonce: string
  domain: string
  siweUri: string
  /** The message that the user signed in it. */
  done?: { message: string; signature: string; fid: number; username: string }
}

const optimism = 10

/** Farcaster's relay, and a page that stands for the app on a phone, where a user approves as any number they like. */
export async function serveFarcaster(
  app: Hono,
  { rpcUrl, url }: serveFarcaster.Parts,
): Promise<void> {
  const channels = new Map<string, Channel>()
  const registries = await placeRegistries(rpcUrl)
  const ofBearer = ({ req }: Context) =>
    channels.get(req.header('authorization')?.replace(/^Bearer /, '') ?? '')

  app.post('/farcaster/v1/channel', async (context) => {
    const { nonce, domain, siweUri } = (await context.req.json()) as Channel
    const token = randomUUID()
    channels.set(token, { nonce, domain, siweUri })
    const link = `${url()}/farcaster/approve?channelToken=${token}`
    return context.json({ channelToken: token, url: link, connectUri: link, nonce }, 201)
  })
  app.get('/farcaster/v1/channel/status', (context) => {
    const channel = ofBearer(context)
    if (!channel) return context.json({ message: 'Unauthorized' }, 401)
    const { done, nonce } = channel
    if (!done) return context.json({ state: 'pending', nonce }, 202)
    return context.json({ state: 'completed', nonce, ...done })
  })
  app.post('/farcaster/v1/channel/authenticate', async (context) => {
    const channel = ofBearer(context)
    if (!channel) return context.json({ message: 'Unauthorized' }, 401)
    channel.done = (await context.req.json()) as NonNullable<Channel['done']>
    return context.json({ state: 'completed' }, 201)
  })

  app.get('/farcaster/approve', (context) => {
    const channel = channels.get(context.req.query('channelToken') ?? '')
    return context.html(channel ? approvePage(channel.domain) : donePage('This link is not known.'))
  })
  app.post('/farcaster/approve', async (context) => {
    const channel = channels.get(context.req.query('channelToken') ?? '')
    const fid = Number(new URLSearchParams(await context.req.text()).get('fid'))
    if (!channel || !Number.isSafeInteger(fid) || fid < 1)
      return context.html(donePage('This link or this number is not known.'), 400)
    const account = await registries.accountOf(fid)
    const message = createSiweMessage({
      ...{ address: account.address, chainId: optimism, version: '1', statement: 'Farcaster Auth' },
      ...{ domain: channel.domain, nonce: channel.nonce, uri: channel.siweUri },
      issuedAt: new Date(),
      resources: [`farcaster://fid/${fid}`],
    })
    const signature = await account.signMessage({ message })
    channel.done = { message, signature, fid, username: `fid${fid}` }
    return context.html(donePage('Signed. You can close this window.'))
  })
}

export declare namespace serveFarcaster {
  type Parts = {
    /** The chain that stands for Optimism. */
    rpcUrl: string
    url(): string
  }
}

const approvePage = (domain: string) =>
  placeholderPage({
    title: 'Stand-in for Farcaster',
    main: html`<p><strong>${domain}</strong> asks you to sign in.</p>
<form method="post"><label>Your number (fid)<input name="fid" value="4660" inputmode="numeric" pattern="[1-9]\\d*" required></label>
<button class="main">Sign in</button></form>`,
  })

const donePage = (says: string) =>
  placeholderPage({ title: 'Stand-in for Farcaster', main: html`<p>${says}</p>` })
