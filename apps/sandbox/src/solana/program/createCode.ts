import { u16, u32 } from './bytes.js'

/** The machine's codes of what an assembler writes here. */
const codes = {
  ...{ addNumber: 0x07, add: 0x0f, sub: 0x1f, mulNumber: 0x27, mul: 0x2f, divNumber: 0x37 },
  ...{ div: 0x3f, andNumber: 0x57, modNumber: 0x97, mod: 0x9f, setNumber: 0xb7, set: 0xbf },
  ...{ jump: 0x05, ifEqualNumber: 0x15, ifEqual: 0x1d, ifLess: 0xad, ifAtLeast: 0x3d },
  ...{ wide: 0x18, call: 0x85, exit: 0x95 },
} as const
const loads = { 1: 0x71, 2: 0x69, 4: 0x61, 8: 0x79 } as const
const stores = { 1: 0x73, 2: 0x6b, 4: 0x63, 8: 0x7b } as const

type Width = keyof typeof loads
type Calculation = 'add' | 'sub' | 'mul' | 'div' | 'mod' | 'set'
type Comparison = 'ifEqual' | 'ifLess' | 'ifAtLeast'

/** The code of a program: its bytes, and where which call of the network stands in them. */
export type ProgramCode = {
  readonly bytes: readonly number[]
  readonly calls: readonly { readonly at: number; readonly name: string }[]
}

/**
 * Writes code of the machine by its registers, 0 to 10: results come in 0, parameters of calls go in 1 to 5, calls keep 6 to 9, and 10 is the end of the stack. A place to jump to
 * has a name, which may come later.
 */
export function createCode() {
  const bytes: number[] = []
  const calls: { at: number; name: string }[] = []
  const places = new Map<string, number>()
  const jumps: { at: number; to: string }[] = []
  const put = (code: number, { to = 0, from = 0, offset = 0, number = 0 }: Parts) =>
    void bytes.push(code, (from << 4) | to, ...u16(offset & 0xffff), ...u32(number >>> 0))
  const jumpTo = (place: string) => void jumps.push({ at: bytes.length, to: place })
  const code = {
    place: (name: string) => void places.set(name, bytes.length),
    set: (to: number, number: number) => put(codes.setNumber, { to, number }),
    setWide(to: number, number: bigint) {
      const [low, high] = [number & 0xffffffffn, BigInt.asUintN(64, number) >> 32n]
      put(codes.wide, { to, number: Number(low) })
      put(0, { number: Number(high) })
    },
    calculate: (how: Calculation, to: number, from: number) => put(codes[how], { to, from }),
    calculateBy: (how: Calculation | 'and', to: number, number: number) =>
      put(codes[`${how as Exclude<Calculation, 'sub'>}Number`], { to, number }),
    load: (width: Width, to: number, from: number, offset = 0) =>
      put(loads[width], { to, from, offset }),
    store: (width: Width, to: number, offset: number, from: number) =>
      put(stores[width], { to, from, offset }),
    jump(place: string) {
      jumpTo(place)
      put(codes.jump, {})
    },
    jumpIf(how: Comparison, one: number, other: number, place: string) {
      jumpTo(place)
      put(codes[how], { to: one, from: other })
    },
    jumpIfNumber(one: number, number: number, place: string) {
      jumpTo(place)
      put(codes.ifEqualNumber, { to: one, number })
    },
    /** Calls the network, by the name of what it offers programs. */
    call(name: string) {
      calls.push({ at: bytes.length, name })
      put(codes.call, { number: -1 })
    },
    /** Ends with the number in register 0. */
    exit: () => put(codes.exit, {}),
    /** @throws RangeError where a place is missing */
    end(): ProgramCode {
      for (const { at, to } of jumps) {
        const place = places.get(to)
        if (place === undefined) throw new RangeError(`No place is named ${to}`)
        bytes.splice(at + 2, 2, ...u16(((place - at) / 8 - 1) & 0xffff))
      }
      return { bytes, calls }
    },
  }
  return code
}

type Parts = { to?: number; from?: number; offset?: number; number?: number }
