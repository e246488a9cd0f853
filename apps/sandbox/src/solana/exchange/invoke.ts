import type { createCode } from '../program/createCode.js'

/** Where things stand on the stack, before its end. */
export const stack = {
  accounts: -512,
  ...{ instruction: -376, roles: -336, data: -272, seeds: -256, signers: -224, bump: -208 },
  infos: -1_024,
} as const
/** Where an account's parts stand in the input. */
const parts = { signer: 1, writable: 2, executable: 3, key: 8, owner: 40, lamports: 72 } as const
const [length, data] = [80, 88]
/** Of a mint. */
const decimalsAt = 44
const [roleLength, infoLength] = [16, 56]

/** A call of another program. Accounts by their places among those of the instruction. */
export type Invocation = {
  readonly program: number
  readonly accounts: readonly {
    readonly at: number
    readonly isWritable?: boolean
    readonly isSigner?: boolean
  }[]
  /** A number, what a register holds, and the decimals of a mint. */
  readonly data: { readonly kind: number; readonly amount: number; readonly decimalsOf?: number }
  /** By which text and number the calling program's own address signs. */
  readonly signed?: { readonly textAt: bigint; readonly length: number; readonly bump: number }
}

/** Writes the call of another program; what that refuses ends the whole. Keeps 6 to 9. */
export function invoke(
  code: ReturnType<typeof createCode>,
  { program, accounts, data: given, signed }: Invocation,
): void {
  const put = (width: 1 | 8, offset: number, number: number) => {
    code.set(2, number)
    code.store(width, 10, offset, 2)
  }
  const address = (to: number, from: number, offset: number) => {
    code.calculate('set', to, from)
    code.calculateBy('add', to, offset)
  }
  const pointer = (offset: number, from: number, target: number) => {
    address(2, from, target)
    code.store(8, 10, offset, 2)
  }
  const copy = (width: 1 | 8, offset: number, from: number) => {
    code.load(width, 2, 1, from)
    code.store(width, 10, offset, 2)
  }
  for (const [index, { at, isWritable = false, isSigner = false }] of [
    ...accounts,
    { at: program },
  ].entries()) {
    code.load(8, 1, 10, stack.accounts + 8 * at)
    const info = stack.infos + infoLength * index
    pointer(info, 1, parts.key)
    pointer(info + 8, 1, parts.lamports)
    copy(8, info + 16, length)
    pointer(info + 24, 1, data)
    pointer(info + 32, 1, parts.owner)
    put(8, info + 40, 0)
    copy(1, info + 48, parts.signer)
    copy(1, info + 49, parts.writable)
    copy(1, info + 50, parts.executable)
    if (index === accounts.length) break
    const role = stack.roles + roleLength * index
    pointer(role, 1, parts.key)
    put(1, role + 8, Number(isWritable))
    put(1, role + 9, Number(isSigner))
  }
  put(1, stack.data, given.kind)
  code.store(8, 10, stack.data + 1, given.amount)
  if (given.decimalsOf !== undefined) {
    code.load(8, 1, 10, stack.accounts + 8 * given.decimalsOf)
    copy(1, stack.data + 9, data + decimalsAt)
  }
  code.load(8, 1, 10, stack.accounts + 8 * program)
  pointer(stack.instruction, 1, parts.key)
  pointer(stack.instruction + 8, 10, stack.roles)
  put(8, stack.instruction + 16, accounts.length)
  pointer(stack.instruction + 24, 10, stack.data)
  put(8, stack.instruction + 32, given.decimalsOf === undefined ? 9 : 10)
  code.set(4, 0)
  code.set(5, 0)
  if (signed) {
    code.setWide(2, signed.textAt)
    code.store(8, 10, stack.seeds, 2)
    put(8, stack.seeds + 8, signed.length)
    put(1, stack.bump, signed.bump)
    pointer(stack.seeds + 16, 10, stack.bump)
    put(8, stack.seeds + 24, 1)
    pointer(stack.signers, 10, stack.seeds)
    put(8, stack.signers + 8, 2)
    address(4, 10, stack.signers)
    code.set(5, 1)
  }
  address(1, 10, stack.instruction)
  address(2, 10, stack.infos)
  code.set(3, accounts.length + 1)
  code.call('sol_invoke_signed_c')
}
