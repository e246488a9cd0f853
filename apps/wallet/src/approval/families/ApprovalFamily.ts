import type { ComponentType } from 'react'
import type { Action } from '../../actions/Action.js'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import type { PendingRequest } from '../Approval.js'
import type { Facts } from '../facts/Facts.js'
import type { Gathering, Sources } from '../facts/Sources.js'
import type { FeeDue } from '../judge/FeeDue.js'
import type { LeavingAsset } from '../judge/LeavingAsset.js'
import type { Warning } from '../judge/Warning.js'

type Titles = ScreenTexts['titles']

/** All that an approval knows of one kind of action. What it leaves out, the kind does not have. */
export type ApprovalKind<action extends Action = Action> = {
  /** What comes of a yes: an origin learns of the account, a signature is handed back, or the chain changes. */
  readonly does: 'connect' | 'sign' | 'send'
  /** What is requested, in a few words that follow the page's address. */
  titleOf(action: action, asks: Titles): string
  /** The same before the request is made ready. */
  titleBefore(asks: Titles): string
  /** What is dangerous or odd about it. */
  judge(action: action, facts: Facts): readonly Warning[]
  /** How many more addresses it names than are looked at. */
  unasked?(action: action): number
  /** The addresses that it sends something to; not those that it calls or allows something. */
  receivers?(action: action, holders: Facts['holders']): readonly string[]
  /** What leaves, or may leave, by what it says itself. */
  leavingBy?(action: action, facts: Facts): readonly LeavingAsset[]
  /** The account's own part of the fee, at most. */
  feeDue?(action: action, facts: Facts): FeeDue
  /** What is signed, where that is less than the whole action: a text, or a value to be written as one. */
  raw?(action: action): unknown
  /** What it does, on the screen. */
  readonly Body: ComponentType<{ action: action; facts: Facts }>
}

/** What an approval needs of a chain family. All of it arrives with the screens. */
export type ApprovalFamily<kind extends Action['kind']> = {
  readonly kinds: { readonly [each in kind]: ApprovalKind<Extract<Action, { kind: each }>> }
  /** What a request by each of its methods will be once it is made ready. */
  readonly methods: { readonly [method in PendingRequest['method']]?: kind }
  /** Learns of an action what a network of it and the server know. Each part is learned when it comes; none waits for another that fails. */
  gather(action: Action, sources: Sources, gathering: Gathering): Promise<void>
}
