import { addressesOf } from '../vault/keys/addressesOf.js'
import { ethereumKeyOf, phraseOf, solanaKeyOf } from '../vault/keys/keyTexts.js'
import { wipe } from '../vault/keys/wipe.js'
import { VaultError } from '../vault/VaultError.js'
import { part } from './part.js'
import { RecoveryError, type RecoveryFailure } from './RecoveryError.js'
import { type Have, phraseWords, readSecrets } from './readSecrets.js'
import { readTexts } from './texts/readTexts.js'
import { writeTexts } from './writeTexts.js'

/*
 * The page that opens a leaving kit. One file, nothing fetched, nothing kept; it has to work in years, from a disk, when its makers are
 * gone.
 */

const texts = readTexts(navigator.languages)
writeTexts(texts)

const form = part('open') as HTMLFormElement
const secret = part('secret') as HTMLInputElement
const file = part('file') as HTMLInputElement
const go = part('go') as HTMLButtonElement

const places = ['phrase', 'ethereum-address', 'ethereum-key', 'solana-address', 'solana-key']

const by = () => new FormData(form).get('by') as Have['by']
const say = (state: string, error = '') => {
  part('state').textContent = state
  part('error').textContent = error
}

form.addEventListener('change', () => {
  part('secret-label').textContent = texts.secret[by()]
  part('file-row').hidden = by() === 'phrase'
  secret.type = by() === 'passphrase' ? 'password' : 'text'
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void open()
})
part('hide').addEventListener('click', hide)

async function open() {
  hide()
  go.disabled = true
  say(texts.opening)
  try {
    await show(await have())
    say('')
  } catch (error) {
    say('', sayFailure(failureOf(error)))
  } finally {
    go.disabled = false
  }
}

async function have(): Promise<Have> {
  const kind = by()
  if (kind === 'phrase') return { by: kind, secret: secret.value }
  const [chosen] = file.files ?? []
  if (!chosen) throw new RecoveryError('kit_missing')
  return { by: kind, file: await chosen.text(), secret: secret.value }
}

async function show(what: Have) {
  const secrets = await readSecrets(what)
  const addresses = addressesOf(secrets.keys)
  const values = [
    await phraseOf(secrets),
    addresses.eip155,
    ethereumKeyOf(secrets.keys),
    addresses.solana,
    solanaKeyOf(secrets.keys),
  ]
  wipe(secrets.entropy, secrets.keys.evm, secrets.keys.solana)
  for (const [at, id] of places.entries()) part(id).textContent = values[at] ?? ''
  secret.value = ''
  part('found').hidden = false
  part('found').focus()
}

function hide() {
  for (const id of places) part(id).textContent = ''
  part('found').hidden = true
}

function failureOf(error: unknown): RecoveryFailure {
  return error instanceof VaultError || error instanceof RecoveryError ? error.code : 'failed'
}

function sayFailure(code: RecoveryFailure): string {
  const said = texts.failures[code]
  return typeof said === 'function' ? said(phraseWords) : said
}
