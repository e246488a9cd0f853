import { type Served, serve } from './serve.js'

/** The pages of an address once more, on an origin of their own, which lets another page show them in a frame. */
export async function serveShown(address: string, parent: string): Promise<Served> {
  return serve(async (request, response) => {
    const found = await fetch(new URL(request.url ?? '/', address))
    const policy = found.headers.get('content-security-policy') ?? ''
    const shown = policy.replace("frame-ancestors 'none'", `frame-ancestors ${parent}`)
    response
      .setHeader('content-type', found.headers.get('content-type') ?? 'text/html')
      .setHeader('content-security-policy', shown)
      .end(Buffer.from(await found.arrayBuffer()))
  })
}
