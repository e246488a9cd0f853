import { auth } from '../../../auth'

export async function GET() {
  const session = (await auth()) as { chainId: string; address: string } | null
  if (!session) return new Response(null, { status: 401, statusText: 'Unauthorized' })
  return new Response(`${session.chainId}:${session.address}`)
}
