import type { Formats, Write } from '@foyer/protocol/texts'

/** The pages that an operator reads: what the server is, and what it counted. */
export const operator = ({ date, number, plural }: Formats) => {
  const ofOpens = (ratio: number) => `${number(ratio, { style: 'percent' })} of opens`
  return {
    shell: {
      title: ({ page }: { page: string }) => `${page} – Foyer`,
      pages: 'Pages',
      interface: 'Interface',
      events: 'Events',
      trade: 'Trade',
    },
    front: {
      page: 'Server',
      title: 'This server is running',
      says: 'It answers the requests of a page’s connect modal.',
      interface: ({ enabled, calls }: { enabled: number; calls: number }) =>
        `${number(enabled)} of ${plural(calls, { one: 'one call is', other: `${number(calls)} calls are` })} enabled: what each takes, gives and refuses.`,
      events: 'How visitors connect, by day, wallet, network and error.',
      trade: 'Purchases, swaps and names of a project, and providers that failed.',
      eventsOff: <markup>(write: Write<markup>, { setting }: { setting: markup }) =>
        write`Off. ${setting} switches it on.`,
      openApi: { name: 'OpenAPI', says: 'The interface as an OpenAPI 3.1 document, for programs.' },
      health: { name: 'Health', says: 'Whether the process lives.' },
      ready: { name: 'Ready', says: 'Whether it can be sent requests now.' },
      metrics: {
        name: 'Metrics',
        says: <markup>(write: Write<markup>, { setting }: { setting: markup }) =>
          write`What it counts, for Prometheus. For this machine, or with ${setting}.`,
      },
    },
    signIn: {
      page: 'Sign in',
      title: 'Sign in to see events',
      says: <markup>(write: Write<markup>, { setting }: { setting: markup }) =>
        write`The token is what ${setting} of this server holds.`,
      token: 'Admin token',
      press: 'Sign in',
      wrong: 'That is not the token.',
      offTitle: 'The events page is off',
      off: <markup>(write: Write<markup>, { setting, min }: { setting: markup; min: number }) =>
        write`Set ${setting} to ${number(min)} characters or more and start the server again.`,
    },
    events: {
      title: ({ project }: { project: string }) => `Events of ${project}`,
      noProject: 'Events of no project',
      /** A day in UTC, in milliseconds since 1970. */
      day: (at: number) => date(at, { dateStyle: 'medium', timeZone: 'UTC' }),
      /** A moment in UTC, in milliseconds since 1970. */
      moment: (at: number) =>
        date(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
      number: (value: number) => number(value),
      period: ({ from, to }: { from: string; to: string }) => `${from} to ${to}, days in UTC.`,
      /** Days; 0 for ever. */
      kept: (days: number) =>
        days > 0
          ? `Events are kept for ${plural(days, { one: 'one day', other: `${number(days)} days` })}.`
          : 'Events are kept for ever.',
      sets: <markup>(write: Write<markup>, { setting }: { setting: markup }) =>
        write`${setting} sets this.`,
      signOut: 'Sign out',
      project: 'Project',
      from: 'From',
      to: 'To',
      show: 'Show',
      links: 'Period and export',
      last: (days: number) => `Last ${plural(days, { one: 'day', other: `${number(days)} days` })}`,
      csv: 'Export as CSV',
      opened: 'Opened',
      walletChosen: 'Wallet chosen',
      chosen: 'Chosen',
      connected: 'Connected',
      /** Below the number of opens. */
      times: (count: number) => plural(count, { one: 'time', other: 'times' }),
      /** How many of the opens; undefined where there were none. */
      share: (ratio: number | undefined) => (ratio === undefined ? 'of no opens' : ofOpens(ratio)),
      byDay: 'By day',
      chart: 'Opens, choices and connections by day; the numbers are in the table below',
      column: ({ day, opened, chosen, connected }: DayCounts) =>
        `${day}: ${number(opened)} opened, ${number(chosen)} chosen, ${number(connected)} connected`,
      numbers: 'Numbers',
      days: 'Day',
      byWallet: 'By wallet',
      wallet: 'Wallet',
      byNetwork: 'By network, connected or switched to',
      network: 'Network',
      count: 'Count',
      errors: 'Errors',
      kind: 'Kind',
      latest: 'Last',
      newest: 'Newest events',
      time: 'Time',
      event: 'Event',
      page: 'Page',
      details: 'Details',
      pages: 'Pages of events',
      newer: 'Newer',
      older: 'Older',
      nothing: 'Nothing in this period.',
    },
    trade: {
      title: ({ project }: { project: string }) => `Purchases, swaps and names of ${project}`,
      noProject: 'Purchases, swaps and names of no project',
      bought: 'Purchases',
      /** Its name, and below "newest purchases" also its own id of the purchase. */
      provider: 'Provider',
      status: 'Status',
      statuses: {
        open: 'Not paid for yet',
        paid: 'Paid, not delivered yet',
        delivered: 'Delivered',
        failed: 'Failed',
      },
      money: 'Money',
      swaps: 'Swaps, as pages report them',
      begun: 'Begun',
      done: 'Done',
      failed: 'Failed',
      providers: 'Answers of providers',
      service: 'For',
      services: { swap: 'Swaps', buy: 'Purchases' },
      offered: 'Offers',
      taken: 'Taken',
      faults: 'No offer, or no answer',
      lastFault: 'Last time',
      newest: 'Newest purchases',
      coin: 'Coin',
      account: 'Account',
      names: ({ count }: { count: number }) =>
        `${plural(count, { one: 'One name', other: `${number(count)} names` })} registered`,
      name: 'Name',
      holder: 'Holder',
    },
    /** Why a page of events is not shown. */
    faults: {
      title: 'This page of events does not exist',
      back: 'Back to the events',
      noProject: 'There is no such project.',
      /** So many days at most. */
      noPeriod: (max: number) =>
        `A period is 7, 30 or 90 days, or up to ${number(max)} days between two dates.`,
      /** Pages are counted from 1. */
      noPage: (max: number) => `A page is a number from 1 to ${number(max)}.`,
    },
  }
}

type DayCounts = { day: string; opened: number; chosen: number; connected: number }
