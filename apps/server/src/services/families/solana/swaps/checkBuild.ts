import { Buffer } from 'node:buffer'
import { lessBps } from '../../../swaps/lessBps.js'
import { SwapError } from '../../../swaps/SwapError.js'
import { isTokenProgram, programs, wrappedSol } from '../programs.js'
import {
  type JupiterBuild,
  type JupiterFee,
  type JupiterInstruction,
  jupiterProgram,
} from './jupiter.js'
import { type Route, readRoute } from './readRoute.js'
import { tokenAccountOf } from './tokenAccountOf.js'

/** The numbers of instructions: of System, of the token programs, and of the program of token accounts. */
const [systemTransfer, closeAccount, syncNative, createIdempotent] = [2, 9, 17, 1]

/** An order in mints, and how it was put to the service. */
export type BuildOrder = {
  readonly account: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly slippageBps: number
  /** Whether the coin itself is given. */
  readonly isFromCoin: boolean
  readonly fee: JupiterFee | undefined
}

/**
 * What the service answered, when it is of this order and touches nothing of the account beside it. Gives the least that arrives by the instruction itself.
 *
 * @throws `SwapError` (`provider_down`) for anything else
 */
export function checkBuild(order: BuildOrder, build: JupiterBuild): bigint {
  const route =
    build.swapInstruction.programId === jupiterProgram && readRoute(build.swapInstruction)
  if (!route) throw lied('program')
  const checks: readonly (readonly [string, boolean])[] = [
    ['mint', build.inputMint === order.from && build.outputMint === order.to],
    ['amount', build.inAmount === order.amount],
    ['route', isOfOrder(order, route)],
    ['fee', isFeeOf(order, route)],
    ['instruction', !build.tipInstruction && !build.otherInstructions?.length],
    ['setup', build.setupInstructions.every((one) => isOwnSetup(order, one))],
    ['wrapped amount', sumOf(build.setupInstructions) === (order.isFromCoin ? order.amount : 0n)],
    ['cleanup', !build.cleanupInstruction || isOwnClose(order, build.cleanupInstruction)],
    ['signer', allOf(build).every((one) => isSignedBy(order.account, one))],
    [
      'minimum',
      route.quoted > 0n && settledBy(route) >= lessBps(build.outAmount, order.slippageBps),
    ],
  ]
  const wrong = checks.find(([, isRight]) => !isRight)
  if (wrong) throw lied(wrong[0])
  return settledBy(route)
}

const settledBy = ({ quoted, slippageBps }: Route) => lessBps(quoted, Math.min(slippageBps, 10_000))

function isOfOrder({ account, from, to, amount }: BuildOrder, route: Route): boolean {
  const { fromProgram, toProgram, receiver = jupiterProgram } = route
  if (!isTokenProgram(fromProgram) || !isTokenProgram(toProgram)) return false
  const destination = tokenAccountOf(account, to, toProgram)
  return (
    route.authority === account &&
    route.amount === amount &&
    route.fromMint === from &&
    route.toMint === to &&
    route.source === tokenAccountOf(account, from, fromProgram) &&
    route.destination === destination &&
    [jupiterProgram, destination].includes(receiver) &&
    route.surplusBps === 0
  )
}

function isFeeOf({ fee }: BuildOrder, { feeBps, feeAccount }: Route): boolean {
  return feeBps === (fee?.bps ?? 0) && feeAccount === fee?.account
}

const allOf = (build: JupiterBuild) => [
  ...build.setupInstructions,
  build.swapInstruction,
  ...(build.cleanupInstruction ? [build.cleanupInstruction] : []),
]

const isSignedBy = (account: string, { accounts }: JupiterInstruction) =>
  accounts.every(({ isSigner, pubkey }) => !isSigner || pubkey === account)

const bytesOf = ({ data }: JupiterInstruction) => Buffer.from(data, 'base64')
const ownWrapped = (account: string) => tokenAccountOf(account, wrappedSol, programs.token)

/** Makes a token account of the account, puts the coin into its own, or counts what came there. */
function isOwnSetup({ account }: BuildOrder, instruction: JupiterInstruction): boolean {
  const [first, second, third, mint, , keeper] = instruction.accounts.map(({ pubkey }) => pubkey)
  const bytes = bytesOf(instruction)
  if (instruction.programId === programs.associated)
    return (
      bytes.equals(Uint8Array.of(createIdempotent)) &&
      first === account &&
      third === account &&
      mint !== undefined &&
      isTokenProgram(keeper) &&
      second === tokenAccountOf(account, mint, keeper)
    )
  if (instruction.programId === programs.system)
    return (
      bytes.length === 12 &&
      bytes.readUInt32LE(0) === systemTransfer &&
      first === account &&
      second === ownWrapped(account)
    )
  return (
    instruction.programId === programs.token &&
    bytes.equals(Uint8Array.of(syncNative)) &&
    first === ownWrapped(account)
  )
}

function isOwnClose({ account }: BuildOrder, instruction: JupiterInstruction): boolean {
  const [closed, receiver, owner] = instruction.accounts.map(({ pubkey }) => pubkey)
  return (
    instruction.programId === programs.token &&
    bytesOf(instruction).equals(Uint8Array.of(closeAccount)) &&
    closed === ownWrapped(account) &&
    receiver === account &&
    owner === account
  )
}

/** The lamports that transfers move. */
function sumOf(instructions: readonly JupiterInstruction[]): bigint {
  return instructions
    .filter(({ programId }) => programId === programs.system)
    .reduce((sum, one) => sum + bytesOf(one).readBigUInt64LE(4), 0n)
}

function lied(what: string): SwapError {
  const cause = new Error(`The service answered with another ${what}`)
  return new SwapError('provider_down', { cause })
}
