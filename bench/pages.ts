import { join } from 'node:path'

/** A page to measure. */
export type Page = {
  readonly name: string
  /** With the built `index.html`. */
  readonly folder: string
  /** Where its sources are, when it is built here. */
  readonly source?: string
  /** What closes its modal: a key or a selector. Default: the Escape key. */
  readonly close?: string
  /** Its row asks no wallet. */
  readonly sendsNoRequest?: true
}

const here = import.meta.dirname
const closeButton = '[data-testid="close"]'

export const reactOnly = {
  name: 'react-only',
  source: join(here, 'pages/react-only'),
  folder: join(here, 'pages/react-only/dist'),
  close: closeButton,
  sendsNoRequest: true,
} as const satisfies Page

export const floor = {
  name: 'wagmi',
  source: join(here, 'pages/wagmi'),
  folder: join(here, 'pages/wagmi/dist'),
  close: closeButton,
} as const satisfies Page

export const ours = {
  name: 'foyer',
  source: join(here, 'pages/foyer'),
  folder: join(here, 'dist'),
} as const satisfies Page

/** Ours with all that a real app has on. */
export const full = {
  name: 'full',
  source: join(here, 'pages/full'),
  folder: join(here, 'pages/full/dist'),
} as const satisfies Page

/** Ours with five chain families. */
export const five = {
  name: 'five',
  source: join(here, 'pages/five'),
  folder: join(here, 'pages/five/dist'),
} as const satisfies Page

/** Ours with a sign-in. */
export const sign = {
  name: 'sign',
  source: join(here, 'pages/sign'),
  folder: join(here, 'pages/sign/dist'),
} as const satisfies Page

/** Ours again, with 500 wallets to scroll through and a node to ask. */
export const many = {
  name: 'many',
  source: join(here, 'pages/many'),
  folder: join(here, 'pages/many/dist'),
} as const satisfies Page
