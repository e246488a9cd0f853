import type { Client, Notice } from '@foyer/core'
import { enNotices } from './en.notices.js'
import { fetchTexts } from './fetchTexts.js'
import { readTexts } from './readTexts.js'
import { writeMessage } from './writeMessage.js'

/** Writes a toast in the client's language. */
export async function writeNotice(client: Client, { code, data }: Notice): Promise<string> {
  if (code.includes('.')) return writeMessage(client, { code, data })
  await fetchTexts(client, ['notices'])
  readTexts(client, 'notices', enNotices)
  return writeMessage(client, { code: `notices.${code}`, data })
}
