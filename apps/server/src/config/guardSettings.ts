import * as v from 'valibot'
import type { ReadSettings } from './readSettings.js'
import { settings } from './settings.js'
import { socialSettings } from './socialSettings.js'
import { walletSettings } from './walletSettings.js'
import { whole } from './whole.js'

const Origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://guard.example',
  ),
)

/** Every setting of the guard. It reads none of the server's: what it keeps, and what opens it, is its own. */
export const guardSettings = {
  host: { ...settings.host, name: 'FOYER_GUARD_HOST' },
  port: {
    ...{ name: 'FOYER_GUARD_PORT', fallback: '4202' },
    says: 'The port to listen on; `0` takes a free one.',
    shape: whole(0, 65_535),
  },
  url: {
    ...{ name: 'FOYER_GUARD_URL', fallback: '' },
    says: 'Where browsers reach the guard: `https://guard.example`. Links in its mails lead there. Empty: the address it listens on.',
    shape: v.union([v.literal(''), Origin]),
  },
  walletUrl: {
    ...{ name: 'FOYER_GUARD_WALLET_URL', fallback: 'http://localhost:4201' },
    says: 'The origin of the wallet, whose pages alone may ask.',
    shape: Origin,
  },
  dataFolder: {
    ...{ name: 'FOYER_GUARD_DATA', fallback: './data/guard' },
    says: 'The folder of the embedded database. Used when `FOYER_GUARD_DATABASE_URL` is not set.',
    shape: v.pipe(v.string(), v.minLength(1)),
  },
  databaseUrl: {
    ...settings.databaseUrl,
    name: 'FOYER_GUARD_DATABASE_URL',
    says: 'A PostgreSQL of its own, 15 or newer. Never the server’s: a reader of one must not read the other.',
  },
  databaseConnections: {
    ...settings.databaseConnections,
    name: 'FOYER_GUARD_DATABASE_CONNECTIONS',
  },
  logLevel: { ...settings.logLevel, name: 'FOYER_GUARD_LOG_LEVEL' },
  proxies: {
    ...{ ...settings.proxies, name: 'FOYER_GUARD_TRUSTED_PROXIES' },
    says: 'How many proxies stand before the guard, as `FOYER_TRUSTED_PROXIES` says it of the server.',
  },
  drainMs: { ...settings.drainMs, name: 'FOYER_GUARD_DRAIN_MS' },
  kekFile: {
    ...{ ...walletSettings.kekFile, name: 'FOYER_GUARD_KEK_FILE', fallback: './keys/guard.key' },
    says: 'The file of the keys that the guard’s shares are sealed under; made at the first start. Not the server’s, and not in its reach.',
  },
  kekKms: {
    ...walletSettings.kekKms,
    name: 'FOYER_GUARD_KEK_KMS',
    says: 'A key of AWS KMS in its place, by its ARN: of another account than the server’s. Needs `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, and `FOYER_GUARD_CODE_PEPPER`.',
  },
  kekKmsUrl: { ...walletSettings.kekKmsUrl, name: 'FOYER_GUARD_KEK_KMS_URL' },
  awsAccessKeyId: {
    ...walletSettings.awsAccessKeyId,
    says: 'The access key of the guard at AWS KMS.',
  },
  awsSecretAccessKey: walletSettings.awsSecretAccessKey,
  awsSessionToken: walletSettings.awsSessionToken,
  codePepper: {
    ...walletSettings.codePepper,
    name: 'FOYER_GUARD_CODE_PEPPER',
    says: 'What waiting mails are sealed with, the same for all processes of the guard. Empty: made from `FOYER_GUARD_KEK_FILE`.',
  },
  smtpUrl: {
    ...walletSettings.smtpUrl,
    name: 'FOYER_GUARD_SMTP_URL',
    says: 'The server that sends the guard’s mails, as `FOYER_SMTP_URL` says it. Empty: it guards social logins alone.',
  },
  smtpTls: {
    ...walletSettings.smtpTls,
    name: 'FOYER_GUARD_SMTP_TLS',
    says: 'As `FOYER_SMTP_TLS`, for the guard’s mails.',
  },
  mailFrom: {
    ...walletSettings.mailFrom,
    name: 'FOYER_GUARD_MAIL_FROM',
    says: 'The sender of the guard’s mails: `Foyer guard <guard@foyer.example>`. Needed with `FOYER_GUARD_SMTP_URL`.',
  },
  recoveriesPerHour: {
    ...{ name: 'FOYER_GUARD_RECOVERIES_PER_HOUR', fallback: '1000' },
    says: 'Browsers that are let in within an hour, of all wallets together. It slows an attacker who controls the server. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  requestsPerMinute: {
    ...{ name: 'FOYER_GUARD_REQUESTS_PER_MINUTE', fallback: '300' },
    says: 'Requests that one network address may make in a minute; of IPv6, a network of 64 bits. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  ...socialSettings('FOYER_GUARD_SOCIAL_'),
} as const

/** The configuration of the guard, read and checked. */
export type GuardConfig = ReadSettings<typeof guardSettings>
