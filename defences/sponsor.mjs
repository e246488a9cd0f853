const budget = 'apps/server/src/bundler/paymaster/createBudget.ts'
const test = 'apps/server/src/bundler/paymaster/createBudget.test.ts'

/** What keeps the paymaster's purse for those it is for, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'sponsor-guests-of-all',
    file: budget,
    code: "['guests', weiPerDay / guestsPart],",
    without: "['guests', weiPerDay * guestsPart],",
    test,
    named: 'strangers who sign nothing use up their own tenth, and nobody’s who is logged in',
  },
  {
    id: 'sponsor-guests-of-project',
    file: budget,
    code: '[`guests of ${project}`, projectWeiPerDay / guestsPart],',
    without: '[`guests of ${project}`, projectWeiPerDay],',
    test,
    named: 'strangers who sign nothing use up their own tenth, and nobody’s who is logged in',
  },
  {
    id: 'sponsor-by-person',
    file: budget,
    code: ': ([[`person ${person}`, senderWeiPerDay]] as const)),',
    without: ': ([[`sender ${sender}`, senderWeiPerDay]] as const)),',
    test,
    named: 'nobody uses up what an account may have by asking in its name',
  },
  {
    id: 'sponsor-rows-apart-by-project',
    file: budget,
    code: 'eq(sponsored.project, project),',
    without: '',
    test,
    named: 'what two projects or two days promised for one turn is free again in each',
  },
  {
    id: 'sponsor-rows-apart-by-person',
    file: budget,
    code: 'eq(sponsored.by, person),',
    without: '',
    test,
    named: 'nobody uses up what an account may have by asking in its name',
  },
  {
    id: 'sponsor-counted-at-once',
    file: budget,
    code: 'setWhere: sql`${sum} <= ${String(limit)}::numeric`,',
    without: '',
    test,
    named: 'however many ask at once, no more is promised than may be spent',
  },
  {
    id: 'sponsor-asked-by-session',
    file: 'apps/server/src/routes/sponsor.ts',
    code: 'person: session.account.id',
    without: 'person: undefined',
    test: 'apps/server/src/routes/sponsor.test.ts',
    named: 'who is logged in is paid for as themselves, and nobody in their name',
  },
]
