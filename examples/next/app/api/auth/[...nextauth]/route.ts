import type { NextRequest } from 'next/server'
import { handlers, refuseForeign } from '../../../../auth'

export const { GET } = handlers

export async function POST(request: NextRequest) {
  return refuseForeign(request) ?? handlers.POST(request)
}
