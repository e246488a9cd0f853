import { FoyerError, isSameAddress, nameDebounceMs } from '@foyer/protocol'
import { getNameSuggestions, getProfile } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { typedText } from '../typedText.js'
import { changeNameDraft } from './changeNameDraft.js'
import { judgeLabel } from './judgeLabel.js'
import { keepMessage } from './keepMessage.js'
import { nameDraftOf } from './nameDraftOf.js'
import { readNameZone } from './readNameZone.js'
import type { NameDraft } from './state.js'

/**
 * The label of the name, as it is typed or chosen: what stands before the server's suffix. The server is asked a moment after the last edit, and what it says of an earlier
 * text is dropped. Resolves when all is known of this text; never rejects.
 */
export async function typeName(client: Client, { text }: typeName.Parameters): Promise<void> {
  const label = typedText(text).toLowerCase()
  const seen = judgeLabel(label)
  // An object of its own for each edit: an answer counts for the very edit that it was requested for.
  const suggestions: readonly string[] = []
  changeNameDraft(client, ({ step }) =>
    step === 'editing'
      ? {
          ...{ label, status: seen ?? 'searching', suggestions },
          ...{ message: undefined, signature: undefined, failure: undefined },
        }
      : undefined,
  )
  const isLatest = () => client.store.getState().names?.draft?.suggestions === suggestions
  if (seen || !isLatest()) return
  await new Promise<void>((resolve) => client.clock.after(nameDebounceMs, resolve))
  if (!isLatest()) return
  const found = await find(client, label).catch(
    (cause: unknown): Found => ({
      status: 'unread',
      failure: new FoyerError('name_suggestions_failed', { cause }),
    }),
  )
  if (!isLatest()) return
  changeNameDraft(client, () => found)
  if (found.status === 'free' || found.status === 'own') keepMessage(client)
}

export declare namespace typeName {
  type Parameters = { readonly text: string }
}

type Found = Partial<NameDraft> & Pick<NameDraft, 'status'>

async function find(client: Client, label: string): Promise<Found> {
  const { namespace, account } = nameDraftOf(client)
  const { suffix: zone } = await readNameZone(client)
  if (zone === undefined) return { status: 'reserved' }
  const { suggestions } = await call(client, getNameSuggestions, {
    params: { name: label },
    query: { zone },
  })
  const name = `${label}.${zone}`
  const free = suggestions.filter((one) => !one.registered && isIn(one.name, zone))
  const others = free.map((one) => one.name).filter((one) => one !== name)
  if (free.some((one) => one.name === name)) return { status: 'free', suggestions: others }
  const profile = await call(client, getProfile, {
    params: { name },
    query: { apiVersion: 2 },
  }).catch((error: unknown) => {
    if (FoyerError.is(error, 'http_status') && error.data.status === 404) return undefined
    throw error
  })
  // What is neither free nor registered is given to no account.
  if (!profile) return { status: 'reserved', suggestions: others }
  const isOwn = Object.values(profile.addresses).some(({ address }) =>
    isSameAddress(namespace, address, account),
  )
  return { status: isOwn ? 'own' : 'taken', suggestions: others }
}

/** One label before the zone, as it can be typed. */
function isIn(name: string, zone: string): boolean {
  return name.endsWith(`.${zone}`) && judgeLabel(name.slice(0, -zone.length - 1)) === undefined
}
