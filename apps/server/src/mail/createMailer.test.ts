import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { type MailSink, startMailSink } from '../testing/startMailSink.js'
import { createMailer } from './createMailer.js'

let mails: MailSink
beforeAll(async () => {
  mails = await startMailSink()
})
afterAll(() => mails.stop())

const from = 'Foyer <login@foyer.example>'
const mail = (to: string) => ({
  to,
  subject: 'Your code',
  text: ['This is the code:'],
  code: '123456',
})
/** The same machine by a name that does not say so. */
const elsewhere = () => mails.url.replace('127.0.0.1', '0.0.0.0')

test('sends nothing to another machine that does not encrypt, unless configured to', async () => {
  const mailer = createMailer({ url: elsewhere(), from, tls: 'required' })
  await expect(mailer.send(mail('ann@mail.example'))).rejects.toThrow()
  mailer.close()
  expect(mails.mails).toEqual([])
  const near = createMailer({ url: mails.url, from, tls: 'required' })
  await near.send(mail('ben@mail.example'))
  near.close()
  const told = createMailer({ url: elsewhere(), from, tls: 'none' })
  await told.send(mail('cem@mail.example'))
  told.close()
  expect(mails.mails.map(({ to }) => to)).toEqual(['ben@mail.example', 'cem@mail.example'])
})

test('trusts no certificate without a known issuer, and keeps the password to itself', async () => {
  const strict = await startMailSink({ encrypts: true })
  const said: string[] = []
  const plain = createServer((socket) => {
    socket.write('220 mail ESMTP\r\n')
    socket.on('data', (data) => {
      said.push(String(data))
      // It offers to encrypt and to log in, and does not encrypt.
      if (/^EHLO/.test(String(data))) socket.write('250-mail\r\n250-STARTTLS\r\n250 AUTH PLAIN\r\n')
      else socket.write('454 not now\r\n')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const { port } = plain.address() as AddressInfo
  for (const url of [
    strict.url.replace('127.0.0.1', '0.0.0.0'),
    strict.url,
    `smtp://ann:secret-word@0.0.0.0:${port}`,
  ]) {
    const mailer = createMailer({ url, from, tls: 'required' })
    await expect(mailer.send(mail('ann@mail.example'))).rejects.toThrow()
    mailer.close()
  }
  expect(strict.mails).toEqual([])
  expect(said.join('')).not.toMatch(/AUTH|MAIL FROM/)
  await strict.stop()
  await new Promise((resolve) => plain.close(resolve))
})

test('no query of the address switches off what is checked', () => {
  const env = { FOYER_MAIL_FROM: from, FOYER_WALLET_PORT: '0' }
  for (const url of [
    'smtp://mail.example?ignoreTLS=true',
    'smtps://mail.example?tls.rejectUnauthorized=false',
  ])
    expect(() => readConfig({ ...env, FOYER_SMTP_URL: url })).toThrow('FOYER_SMTP_URL')
})
