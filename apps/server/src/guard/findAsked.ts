import { findAsk } from './asking/answerAsk.js'
import { findChange } from './email/answerChange.js'
import { findWallet } from './findWallet.js'
import type { Guard } from './Guard.js'
import type { Place } from './mails.js'
import { countOpen, findProving } from './proving/answerProving.js'
import type { Proving } from './proving/proved.js'
import { readFacts } from './readFacts.js'
import { sayFacts } from './sayFacts.js'

/** What a mailed link asks, in words. */
export type Asked = Place & {
  title: string
  says: string
  yes: string
  /** What the guard knows of the wallet. */
  facts: readonly string[]
  number: string | null
}

/** The question that a mailed link leads to, as long as nobody answered it. */
export async function findAsked(guard: Guard, secret: string): Promise<Asked | undefined> {
  const { db, now } = guard
  const proving = await findProving(guard, secret)
  if (proving) return proving.wallet === '' ? making(guard, proving) : known(guard, proving)
  const ask = await findAsk(guard, secret)
  if (ask) {
    const wallet = await db.transaction((inside) => findWallet(inside, ask.wallet))
    return {
      ...ask,
      facts: sayFacts(await readFacts(db, wallet), now()),
      title: 'Let this browser into your wallet?',
      says: 'It gets what the second check holds of your wallet’s key. No other browser does.',
      yes: 'Let it in',
    }
  }
  const found = await findChange(guard, secret)
  if (!found) return undefined
  const { change, isOld } = found
  const wallet = await db.transaction((inside) => findWallet(inside, change.wallet))
  return {
    ...change,
    number: null,
    facts: isOld ? [] : sayFacts(await readFacts(db, wallet), now()),
    title: isOld ? 'Give your wallet another e-mail address?' : 'Is this your wallet?',
    says: isOld
      ? `Its second check would come to ${change.email}, and no longer to you here.`
      : 'Its second check would come to this address.',
    yes: 'Yes, change it',
  }
}

async function making({ db, now }: Guard, proving: Proving): Promise<Asked> {
  const isAlone = (await countOpen(db, proving.subject, now())) < 2
  return {
    ...proving,
    facts: isAlone ? [] : [twoAsk],
    title: 'You are making a new wallet',
    says: `It is made on the page below, with the address ${proving.subject}. From then on its second check comes here. Have you a wallet there already, then say no: this is not that one.`,
    yes: 'Make my new wallet',
  }
}

const twoAsk =
  'Two browsers ask just now with this address. Say yes only if the page in front of you shows the number below.'

/** A wallet that is known by another address than the one that was typed. */
async function known({ db, now }: Guard, proving: Proving): Promise<Asked> {
  const wallet = await db.transaction((inside) => findWallet(inside, proving.wallet))
  return {
    ...proving,
    facts: sayFacts(await readFacts(db, wallet), now()),
    title: 'Is this wallet yours?',
    says: `The server names a wallet whose second check goes to ${masked(wallet.email ?? '')} and not to you here. Say yes only if that address is yours, too; it is asked next.`,
    yes: 'Yes, that address is mine',
  }
}

/** Enough to know one's own by. */
const masked = (email: string) => email.replace(/^(.).*(@.*)$/, '$1…$2')
