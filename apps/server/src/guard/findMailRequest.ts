import type { GuardFacts } from '@foyer/protocol/login'
import { findChange } from './email/answerChange.js'
import { findEntryRequest } from './entry/answerEntryRequest.js'
import { findWallet } from './findWallet.js'
import type { Guard } from './Guard.js'
import type { MailSource, Question } from './mails.js'
import { countOpen, findProving } from './proving/answerProving.js'
import type { Proving } from './proving/proved.js'
import { readFacts } from './readFacts.js'

/** What a mailed link asks. */
export type MailRequest = MailSource & {
  question: Question
  /** The address that it is about, as far as its reader may see it; empty where there is none. */
  email: string
  /** What the guard knows of the wallet. */
  facts: GuardFacts | undefined
  /** Another browser asks at this address, too. */
  areTwo: boolean
  number: string | null
}

/** The open question that a mailed link leads to. */
export async function findMailRequest(
  guard: Guard,
  secret: string,
): Promise<MailRequest | undefined> {
  const { db } = guard
  const proving = await findProving(guard, secret)
  if (proving) return proving.wallet === '' ? making(guard, proving) : known(guard, proving)
  const request = await findEntryRequest(guard, secret)
  if (request) {
    const wallet = await db.transaction((inside) => findWallet(inside, request.wallet))
    const facts = await readFacts(db, wallet)
    return { ...request, question: 'enter', email: '', facts, areTwo: false }
  }
  const found = await findChange(guard, secret)
  if (!found) return undefined
  const { change, isOld } = found
  const wallet = await db.transaction((inside) => findWallet(inside, change.wallet))
  return {
    ...change,
    question: isOld ? 'change_old' : 'change_new',
    facts: isOld ? undefined : await readFacts(db, wallet),
    areTwo: false,
    number: null,
  }
}

async function making({ db, now }: Guard, proving: Proving): Promise<MailRequest> {
  const areTwo = (await countOpen(db, proving.subject, now())) > 1
  return { ...proving, question: 'make', email: proving.subject, facts: undefined, areTwo }
}

/** A wallet that is known by another address than the one that was typed. */
async function known({ db }: Guard, proving: Proving): Promise<MailRequest> {
  const wallet = await db.transaction((inside) => findWallet(inside, proving.wallet))
  const facts = await readFacts(db, wallet)
  const email = masked(wallet.email ?? '')
  return { ...proving, question: 'enter_other', email, facts, areTwo: false }
}

/** Enough to know one's own by. */
const masked = (email: string) => email.replace(/^(.).*(@.*)$/, '$1…$2')
