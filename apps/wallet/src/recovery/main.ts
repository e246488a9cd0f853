import { addressesOf } from '../vault/keys/addressesOf.js'
import { ethereumKeyOf, phraseOf, solanaKeyOf } from '../vault/keys/forPeople.js'
import { wipe } from '../vault/keys/wipe.js'
import { type Have, readSecrets } from './readSecrets.js'

/*
 * The page that opens a leaving kit. One file, nothing fetched, nothing kept; it has to work in years, from a disk, when its makers are
 * gone.
 */

const part = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no ${id}`)
  return found
}
const form = part('open') as HTMLFormElement
const secret = part('secret') as HTMLInputElement
const file = part('file') as HTMLInputElement
const go = part('go') as HTMLButtonElement

const labels = { passphrase: 'Passphrase', printed: 'Printed code', phrase: 'Recovery phrase' }
const places = ['phrase', 'ethereum-address', 'ethereum-key', 'solana-address', 'solana-key']

const by = () => new FormData(form).get('by') as Have['by']
const say = (state: string, error = '') => {
  part('state').textContent = state
  part('error').textContent = error
}

form.addEventListener('change', () => {
  part('secret-label').textContent = labels[by()]
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
  say('Opening. This takes a few seconds.')
  try {
    await show(await have())
    say('')
  } catch (error) {
    say('', error instanceof Error ? error.message : 'That did not work. Try again.')
  } finally {
    go.disabled = false
  }
}

async function have(): Promise<Have> {
  const kind = by()
  if (kind === 'phrase') return { by: kind, secret: secret.value }
  const [chosen] = file.files ?? []
  if (!chosen) throw new Error('Choose the file of your leaving kit first.')
  return { by: kind, file: await chosen.text(), secret: secret.value }
}

async function show(what: Have) {
  const secrets = await readSecrets(what)
  const addresses = addressesOf(secrets.keys)
  const texts = [
    await phraseOf(secrets),
    addresses.eip155,
    ethereumKeyOf(secrets.keys),
    addresses.solana,
    solanaKeyOf(secrets.keys),
  ]
  wipe(secrets.entropy, secrets.keys.evm, secrets.keys.solana)
  for (const [at, id] of places.entries()) part(id).textContent = texts[at] ?? ''
  secret.value = ''
  part('found').hidden = false
  part('found').focus()
}

function hide() {
  for (const id of places) part(id).textContent = ''
  part('found').hidden = true
}
