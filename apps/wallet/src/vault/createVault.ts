import type { WalletRecord } from '@foyer/protocol/login'
import type { LoginCalls } from '../services/LoginCalls.js'
import type { DeviceShares } from './device/DeviceShares.js'
import { type KnownWallets, memoryWallets } from './device/KnownWallets.js'
import { lockTabs } from './device/lockTabs.js'
import { openDeviceShares } from './device/openDeviceShares.js'
import { enterWallet } from './enterWallet.js'
import { openForUse } from './openForUse.js'
import { closeKey, wipeShares } from './sets/openKey.js'
import { browserPasskeys } from './user/browserPasskeys.js'
import type { Passkeys } from './user/Passkeys.js'
import { parseRecovery } from './user/Recovery.js'
import type { GuardPrompt, Missing, Vault } from './Vault.js'
import { VaultError } from './VaultError.js'
import type { VaultWorld } from './VaultWorld.js'
import { waitToBeLetIn } from './waitToBeLetIn.js'

/** The logged-in user, from `enter` to `leave`. Work that began for one user must not end with another. */
type Entered = { login: Parameters<Vault['enter']>[0]; proof: Parameters<Vault['enter']>[1] } & {
  wallet: WalletRecord | undefined
}

const isSame = (one: Entered['login'] | undefined, { identity }: Entered['login']) =>
  one?.identity.issuer === identity.issuer && one.identity.subject === identity.subject

/** Loaded when first used: most users never need it. */
const userTier = () => import('./userTier.js')

/** Makes the vault of this page. It does nothing before `enter`. */
export function createVault({ calls, origin, ...options }: createVault.Parameters): Vault {
  const locks = 'locks' in options ? options.locks : globalThis.navigator?.locks
  const world: VaultWorld = {
    calls,
    origin,
    shares: options.shares ?? openDeviceShares(),
    known: options.known ?? memoryWallets(),
    passkeys: options.passkeys ?? browserPasskeys(),
    locked: lockTabs('foyer-vault', locks),
    onPrompt(now) {
      prompt = now
    },
  }
  const oneAtATime = lockTabs('', undefined)
  let entered: Entered | undefined
  let prompt: GuardPrompt | undefined

  const who = () => {
    if (!entered) throw new VaultError('not_entered')
    return entered
  }
  const walletOf = ({ wallet }: Entered) => {
    if (!wallet) throw new VaultError('not_entered')
    return wallet
  }
  const find = async (here: Entered, resend?: boolean): Promise<Missing> => {
    const found = await world.locked(() => enterWallet(world, { ...here, resend }))
    here.wallet = found.wallet
    return found.missing
  }

  return {
    async enter(login, proof) {
      // Entered again by the same user, the wallet is theirs meanwhile.
      const wallet = isSame(entered?.login, login) ? entered?.wallet : undefined
      entered = { login, proof, wallet }
      return find(entered)
    },
    async waitForDevice({ signal, resend }) {
      const here = who()
      await waitToBeLetIn((again) => find(here, again), { signal, resend })
    },
    prompt: () => prompt,
    async resendMail() {
      await find(who(), true)
    },
    wallet: () => entered?.wallet,
    use: (run) =>
      oneAtATime(async () => {
        const opened = await openForUse(world, walletOf(who()), 'unlock')
        try {
          return await run(opened.keys)
        } finally {
          closeKey(opened)
        }
      }),
    reveal: (run) =>
      oneAtATime(async () => {
        const { checkPasskey } = await import('./checkUser.js')
        await checkPasskey(world, walletOf(who()))
        const opened = await openForUse(world, walletOf(who()), 'export')
        try {
          return await run({ entropy: opened.entropy, keys: opened.keys })
        } finally {
          closeKey(opened)
        }
      }),
    ways: () => parseRecovery(entered?.wallet?.recovery)?.ways.map(({ kind }) => kind) ?? [],
    async recover(secret) {
      const here = who()
      const { recoverByUser } = await userTier()
      here.wallet = await world.locked(() => recoverByUser(world, here, secret))
      await world.known.write(here.login, here.wallet)
    },
    async hold(secret, using) {
      const here = who()
      const { holdByUser } = await userTier()
      here.wallet = await world.locked(() => holdByUser(world, here, secret, using))
    },
    async setWays(stay, added) {
      const here = who()
      const { setWays } = await userTier()
      here.wallet = await world.locked(() => setWays(world, here, stay, added))
    },
    async handBack({ signal, proof, onRequested }) {
      const here = who()
      const { handBack } = await import('./handBack.js')
      await waitToBeLetIn(
        async () => {
          const entering = { ...here, proof: proof ?? here.proof, wallet: walletOf(here) }
          const { missing, wallet } = await world.locked(() => handBack(world, entering))
          here.wallet = wallet
          if (missing === 'device') onRequested?.()
          return missing
        },
        { signal },
      )
    },
    async check(secret) {
      const { checkSecret } = await import('./checkUser.js')
      await checkSecret(world, walletOf(who()), secret)
    },
    async wasOpen() {
      const { wallet } = who()
      const shares = wallet ? await world.shares.read(wallet.walletId) : []
      wipeShares(shares)
      return shares.length > 0
    },
    isLasting: () => world.shares.isLasting(),
    leave() {
      entered = undefined
      prompt = undefined
    },
  }
}

export declare namespace createVault {
  type Parameters = {
    calls: LoginCalls
    /** The page that asks: the guard's mail names it. */
    origin(): string
    shares?: DeviceShares | undefined
    /** Left out, it is forgotten with the page. */
    known?: KnownWallets | undefined
    passkeys?: Passkeys | undefined
    /** Where tabs share a store, so that they do not split the key at the same time. */
    locks?: LockManager | undefined
  }
}
