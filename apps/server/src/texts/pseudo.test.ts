import { beforeAll, describe, expect, test } from 'vitest'
import { englishIn } from '../../../../packages/protocol/src/texts/testing/pseudoTexts.js'
import type { MailRequest } from '../guard/findMailRequest.js'
import { noticeMail as guardNotice, questionMail } from '../guard/mails.js'
import { endPage as guardEndPage, questionPage } from '../guard/questionPages.js'
import { browserName } from '../http/browserName.js'
import { type CodePurpose, codeMail } from '../login/codes/codePurposes.js'
import { noticeMail } from '../login/users/noticeMail.js'
import type { Mail } from '../mail/Mail.js'
import { toHtml, toText } from '../mail/print.js'
import { describeCalls } from '../openapi/describeCalls.js'
import { toOpenApi } from '../openapi/toOpenApi.js'
import { docsPage } from '../pages/docs/docsPage.js'
import { eventsPage } from '../pages/events/eventsPage.js'
import { faultPage } from '../pages/events/faultPage.js'
import { signInPage, switchedOffPage } from '../pages/events/signInPage.js'
import { frontPage } from '../pages/front/frontPage.js'
import { refusedPage } from '../pages/layout/refusedPage.js'
import {
  confirmPage,
  dashboardPage,
  donePage,
  endPage,
  loadingPage,
  onwardPage,
} from '../social/pages.js'
import { createSpeak } from './createSpeak.js'
import { english } from './english.js'
import { speakPseudo } from './testing/speakPseudo.js'

const origin = 'https://shop.example'
/** As the server writes it: code made it, so that only the names in it may stay. */
const browser = browserName('Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/140.0') ?? ''
const link = 'https://guard.example/guard/mail/abc'
const data = [origin, link, 'Firefox', 'Windows', 'ann@mail.example', 'Google', 'UTC']
const at = Date.UTC(2026, 10, 3, 15)
const plain = createSpeak()()
const { codes, guardMails, guardPages, notices, social } = english(plain.formats)
const keys = <table extends object>(table: table) => Object.keys(table) as (keyof table)[]

/** Each mail, in the language of a request. */
function mailsIn(acceptLanguage?: string): readonly Mail[] {
  const speech = speakPseudo(acceptLanguage)
  const to = 'ann@mail.example'
  const pages = { named: [origin], more: 2 }
  const asking = { app: 'Google', pages, browser, number: '471', isGuarded: true, next: to }
  const wallet = { madeAt: at - 9e8, browsers: 2, lastAt: at - 1e8, isProved: false }
  const young = { ...wallet, madeAt: at - 7_200_000 }
  const place = { origin, browser, at, speech, number: '471' }
  return [
    ...keys(codes.subject).map((one: CodePurpose) => codeMail(one, to, '123456', speech, asking)),
    ...keys(notices.of).map((one) => noticeMail(one, to, { origin, browser, speech }, at)),
    ...[wallet, young].flatMap((facts) =>
      keys(guardMails.questions).map((one) => questionMail(one, to, link, { ...place, facts })),
    ),
    ...keys(guardMails.notices).map((one) => guardNotice(one, to, place)),
  ]
}

describe.each([
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
])('in %s', (locale, dir) => {
  let mails: readonly Mail[]
  beforeAll(() => {
    mails = mailsIn(locale)
  })

  test('no English is left in a mail, and below it stands the whole mail in English', () => {
    const englishMails = mailsIn()
    expect(mails.length).toBeGreaterThan(25)
    mails.forEach((mail, at) => {
      expect(mail).toMatchObject({ lang: locale, dir })
      for (const words of [mail.subject, ...mail.text]) expect(englishIn(words, data)).toEqual([])
      const { subject, text } = englishMails[at] ?? {}
      expect(mail.english).toEqual({ subject, text })
      const [above = '', below = ''] = toText(mail).split('– – –')
      expect(englishIn(above, data)).toEqual([])
      for (const one of text ?? []) expect(below).toContain(one)
      const page = toHtml(mail)
      expect(page).toMatch(new RegExp(`<html lang="${locale}" dir="${dir}">`))
      expect(page).toContain('<div lang="en" dir="ltr">')
      expect(englishIn(visible(page.split('<hr>')[0] ?? ''), data)).toEqual([])
    })
  })

  test('no English is left in a page of a login, and it says its language and direction', () => {
    for (const page of pagesIn(locale)) {
      expect(page).toContain(`<html lang="${locale}" dir="${dir}">`)
      expect(englishIn(visible(page), [...data, 'ann'])).toEqual([])
    }
  })

  test('no English is left in a page that a mail of the guard leads to', () => {
    const pages = guardPagesIn(locale)
    expect(pages.length).toBeGreaterThan(20)
    for (const page of pages) {
      expect(page).toContain(`<html lang="${locale}" dir="${dir}">`)
      expect(englishIn(visible(page), data)).toEqual([])
    }
  })

  test('no English is left in a page of the operator but code, and what the contract says of a shape', () => {
    for (const page of operatorPagesIn(locale)) {
      expect(page).toContain(`<html lang="${locale}" dir="${dir}">`)
      expect(englishIn(visible(withoutQuotes(page)), [...data, ...counted])).toEqual([])
    }
  })
})

test('the look for English finds what was planted in a mail or a page', () => {
  const speech = speakPseudo('en-XA')
  const [page = ''] = pagesIn('en-XA')
  expect(englishIn(visible(page.replace('</h1>', ' Go away</h1>')))).toEqual(['Go', 'away'])
  expect(englishIn(visible('<p title="Close">é</p>'))).toEqual(['Close'])
  expect(englishIn(`${speech.texts.social.done} now`)).toEqual(['now'])
})

test('an English request gets its mail in English alone', () => {
  for (const mail of mailsIn('en-US, de')) {
    expect(mail).toMatchObject({ lang: 'en-US', dir: 'ltr' })
    expect(mail.english).toBeUndefined()
    expect(toHtml(mail)).not.toContain('<hr>')
  }
})

test('what a stranger writes stays text in every language', () => {
  const evil = '<img src=x onerror=alert(1)>'
  for (const locale of ['en', 'en-XA', 'ar-XB']) {
    const speech = speakPseudo(locale)
    const mail = noticeMail('export', 'a@b.example', { origin: evil, browser: evil, speech }, at)
    expect(toHtml(mail)).not.toContain('<img')
    expect(toHtml(mail)).toContain('&lt;img')
    const asked = { ...question, origin: evil, browser: evil, userName: evil, madeOn: evil }
    expect(String(confirmPage(speech, '/look.css', '/confirm', asked))).not.toContain('<img')
    expect(String(endPage(speech, '/look.css', 'constructor'))).not.toContain('native code')
  }
})

const question = {
  ...{ origin, browser, at, number: '471', provider: 'google', subject: '7', confirm: 'c' },
  ...{ userName: 'ann', email: null, madeOn: origin },
}

function pagesIn(locale: string): readonly string[] {
  const speech = speakPseudo(locale)
  const look = '/look.css'
  return [
    donePage(speech, look),
    loadingPage(speech, look),
    dashboardPage(speech, look),
    onwardPage(speech, look, link),
    confirmPage(speech, look, '/confirm', question),
    confirmPage(speech, look, '/confirm', { ...question, browser: '', madeOn: undefined }),
    ...keys(social.refusals).map((reason) => endPage(speech, look, reason)),
  ].map(String)
}

/** Each question of the guard's pages with what it may say, and each of their ends. */
function guardPagesIn(locale: string): readonly string[] {
  const speech = speakPseudo(locale)
  const wallet = { madeAt: at - 9e8, browsers: 2, lastAt: at - 1e8, isProved: false }
  const facts = [undefined, wallet, { ...wallet, madeAt: at - 7_200_000, isProved: true }]
  const asked = keys(guardPages.questions).flatMap((question) =>
    facts.flatMap((facts): readonly MailRequest[] => [
      {
        question,
        facts,
        origin,
        browser,
        at,
        number: '471',
        areTwo: true,
        email: 'ann@mail.example',
      },
      { question, facts, origin, browser: '', at, number: null, areTwo: false, email: '' },
    ]),
  )
  const { done, lost, refused } = speech.texts.guardPages
  return [
    ...asked.map((one) => questionPage(speech, '/look.css', one, at)),
    ...[done, lost, refused].map((end) => guardEndPage(speech, '/look.css', end)),
  ].map(String)
}

const [project, url] = ['shop', 'https://shop.example/']
const counted = [project, url, 'Kestrel', 'eip155:10', 'RpcBroken', 'MODAL', 'OPEN', 'Foyer']

function operatorPagesIn(locale: string): readonly string[] {
  const speech = speakPseudo(locale)
  const calls = describeCalls(new Set())
  const { faults } = speech.texts.operator
  const day = Date.UTC(2026, 0, 30)
  const parts = {
    ...{ projectIds: [project], projectId: project, page: 2, more: true, keptDays: 90 },
    period: { from: new Date(day - 2 * 86_400_000), until: new Date(day + 86_400_000) },
    summary: {
      days: [{ day: '2026-01-30', opened: 4_000, chosen: 7, connected: 1 }],
      wallets: [{ name: 'Kestrel', all: 8, chosen: 7, connected: 1, last: null }],
      networks: [{ name: 'eip155:10', all: 1, chosen: 0, connected: 1, last: null }],
      errors: [{ name: 'RpcBroken', all: 1, chosen: 0, connected: 0, last: new Date(day) }],
    },
    lines: [
      {
        ...{ event: 'MODAL_OPEN', receivedAt: new Date(day), at: '', id: '', kind: 'track' },
        ...{ url, domain: 'shop.example', properties: { Kestrel: 'Foyer' } },
      },
    ],
  }
  const none = {
    ...{ ...parts, projectId: '', keptDays: 0, page: 1, more: false, lines: [] },
    summary: { days: [], wallets: [], networks: [], errors: [] },
  }
  return [
    frontPage(speech, { enabled: 3, calls: calls.length, events: true }),
    frontPage(speech, { enabled: 3, calls: calls.length, events: false }),
    docsPage(speech, calls, toOpenApi(calls).components.schemas),
    switchedOffPage(speech),
    signInPage(speech),
    signInPage(speech, true),
    refusedPage(speech, speech.texts.refused.failed),
    ...[faults.noProject, faults.noPeriod(400), faults.noPage(200)].map((says) =>
      faultPage(speech, says),
    ),
    eventsPage(speech, parts),
    eventsPage(speech, none),
  ].map(String)
}

/** Without code, whose remarks stay, and without what is said to be English. */
function withoutQuotes(page: string): string {
  return page
    .replace(
      /<pre[^>]*>(.*?)<\/pre>/gs,
      (_, code: string) => code.match(/<i>.*?<\/i>/gs)?.join(' ') ?? '',
    )
    .replace(/<code[^>]*>.*?<\/code>/gs, ' ')
    .replace(/<b class="verb">[A-Z]+<\/b>/g, ' ')
    .replace(/<span lang="en" dir="ltr">.*?<\/span>/gs, ' ')
}

/** What a reader or listener gets of a page. */
function visible(page: string): string {
  const said = [...page.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)]
  const text = page
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/g, ' ')
  return [text, ...said.map(([, words]) => words)].join(' ')
}
