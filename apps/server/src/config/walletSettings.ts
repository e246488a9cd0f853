import * as v from 'valibot'
import { socialSettings } from './socialSettings.js'
import { whole } from './whole.js'
import { yesNo } from './yesNo.js'

const port = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? undefined : text)),
  v.optional(whole(0, 65_535)),
)
const Url = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || (URL.canParse(text) && new URL(text).origin === text),
    'must be an origin such as https://wallet.example',
  ),
)

/** Settings of the embedded wallet and of logging in. */
export const walletSettings = {
  walletPort: {
    name: 'FOYER_WALLET_PORT',
    fallback: '',
    says: 'The port of the wallet’s own origin; `0` takes a free one. Empty: there is no wallet.',
    shape: port,
  },
  walletUrl: {
    name: 'FOYER_WALLET_URL',
    fallback: '',
    says: 'Where browsers reach that origin: `https://wallet.example`. Empty: the address it listens on.',
    shape: Url,
  },
  walletFiles: {
    name: 'FOYER_WALLET_FILES',
    fallback: '',
    says: 'The folder of the wallet’s built pages, to serve a certain release of them. Empty: that of `apps/wallet`.',
    shape: v.string(),
  },
  sessionKeys: {
    name: 'FOYER_WALLET_SESSION_KEYS',
    fallback: 'no',
    says: '`yes`: users of smart accounts can let a key of a page act by itself, within limits that a contract enforces. **That contract is audited by its makers alone** (docs/sessions.md): examine it, or have it examined, before you switch this on. `no`: no key is granted; what was granted can be taken back.',
    shape: yesNo,
  },
  guardUrl: {
    name: 'FOYER_GUARD_URL',
    fallback: '',
    says: 'Where browsers reach the guard: `https://guard.example`. Empty: there is none, and recovery is in the hands of each user.',
    shape: Url,
  },
  smtpUrl: {
    name: 'FOYER_SMTP_URL',
    fallback: '',
    says: 'The server that sends mails: `smtp://user:password@host:587`, `smtps://` with TLS from the first byte. Without a port: 587 and 465. Empty: there is no login by e-mail.',
    shape: v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || (/^smtps?:\/\/[^?#]+$/.test(text) && URL.canParse(text)),
        'must be a URL that begins with smtp:// or smtps://, without a query',
      ),
    ),
  },
  smtpTls: {
    name: 'FOYER_SMTP_TLS',
    fallback: 'required',
    says: '`required`: nothing is sent to a mail server on another machine before the connection is encrypted and its certificate checked (`NODE_EXTRA_CA_CERTS` names further authorities). `none`: where the way there is safe by itself.',
    shape: v.picklist(['required', 'none'], 'must be required or none'),
  },
  mailFrom: {
    name: 'FOYER_MAIL_FROM',
    fallback: '',
    says: 'The sender of mails: `Foyer <login@foyer.example>`. Needed with `FOYER_SMTP_URL`.',
    shape: v.pipe(
      v.string(),
      v.regex(
        /^$|^([^<>\r\n"]{0,128}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be like Foyer <login@foyer.example>',
      ),
    ),
  },
  kekFile: {
    name: 'FOYER_KEK_FILE',
    fallback: './keys/keeper.key',
    says: 'The file of the keys that shares are sealed under; made at the first start. Outside the data folder, in no backup of the database.',
    shape: v.pipe(v.string(), v.minLength(1)),
  },
  kekKms: {
    name: 'FOYER_KEK_KMS',
    fallback: '',
    says: 'A key of AWS KMS in its place, by its ARN. Needs `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`.',
    shape: v.pipe(
      v.string(),
      v.regex(
        /^$|^arn:aws[\w-]*:kms:[a-z\d-]{1,32}:\d{12}:(key|alias)\/[\w/-]{1,256}$/,
        'must be the ARN of a key',
      ),
    ),
  },
  kekKmsUrl: {
    name: 'FOYER_KEK_KMS_URL',
    fallback: '',
    says: 'Where that KMS is, if not at AWS’s own address.',
    shape: Url,
  },
  awsAccessKeyId: {
    name: 'AWS_ACCESS_KEY_ID',
    fallback: '',
    says: 'The access key of the server at AWS KMS.',
    shape: v.pipe(v.string(), v.regex(/^\w{0,128}$/, 'must be letters and digits')),
  },
  awsSecretAccessKey: {
    name: 'AWS_SECRET_ACCESS_KEY',
    fallback: '',
    says: 'The secret that proves it.',
    shape: v.pipe(v.string(), v.maxLength(256, 'is too long')),
  },
  awsSessionToken: {
    name: 'AWS_SESSION_TOKEN',
    fallback: '',
    says: 'The token that belongs to it, where it is a passing one.',
    shape: v.pipe(v.string(), v.maxLength(4_096, 'is too long')),
  },
  codePepper: {
    name: 'FOYER_CODE_PEPPER',
    fallback: '',
    says: 'What codes are hashed with and waiting mails sealed, the same for all processes. Empty: made from `FOYER_KEK_FILE`. Needed with `FOYER_KEK_KMS`.',
    shape: v.pipe(
      v.string(),
      v.regex(/^$|^\S{32,1000}$/, 'must be 32 characters or more, without spaces'),
    ),
  },
  sessionIdleDays: {
    name: 'FOYER_SESSION_IDLE_DAYS',
    fallback: '30',
    says: 'A session of the wallet ends after so many days without use.',
    shape: whole(1, 365),
  },
  sessionDays: {
    name: 'FOYER_SESSION_DAYS',
    fallback: '90',
    says: 'And after so many days however it was used.',
    shape: whole(1, 365),
  },
  addressCodes: {
    name: 'FOYER_ADDRESS_CODES_PER_MINUTE',
    fallback: '10',
    says: 'Mails with a code that one network address may ask for in a minute. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  projectCodes: {
    name: 'FOYER_PROJECT_CODES_PER_MINUTE',
    fallback: '600',
    says: 'Mails with a code that the pages of one project may ask for in a minute. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  codes: {
    name: 'FOYER_CODES_PER_MINUTE',
    fallback: '3000',
    says: 'Mails with a code in a minute, of all requests together. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  socialSameBrowser: {
    name: 'FOYER_SOCIAL_SAME_BROWSER',
    fallback: 'no',
    says: '`yes`: a login in a window of a social provider counts only in the very browser that began it, as a cookie shows. For wallets whose origin is of the site of all pages (`wallet.market.example` beside `market.example`); others cannot set it, and every login would fail. So does each in an installed app: its windows may be another browser’s.',
    shape: yesNo,
  },
  ...socialSettings('FOYER_SOCIAL_'),
} as const
