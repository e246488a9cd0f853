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
    named:
      'requests without a login use up their own tenth, and not the room of users who are logged in',
  },
  {
    id: 'sponsor-guests-of-project',
    file: budget,
    code: '[`guests of ${project}`, projectWeiPerDay / guestsPart],',
    without: '[`guests of ${project}`, projectWeiPerDay],',
    test,
    named:
      'requests without a login use up their own tenth, and not the room of users who are logged in',
  },
  {
    id: 'sponsor-by-person',
    file: budget,
    code: ': ([[`person ${user}`, senderWeiPerDay]] as const)),',
    without: ': ([[`sender ${sender}`, senderWeiPerDay]] as const)),',
    test,
    named: 'requests in the name of an account do not use up its limit',
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
    code: 'eq(sponsored.by, user),',
    without: '',
    test,
    named: 'requests in the name of an account do not use up its limit',
  },
  {
    id: 'sponsor-counted-at-once',
    file: budget,
    code: 'setWhere: sql`${sum} <= ${String(limit)}::numeric`,',
    without: '',
    test,
    named: 'no more is promised than may be spent, however many requests come at once',
  },
  {
    id: 'sponsor-asked-by-session',
    file: 'apps/server/src/routes/sponsor.ts',
    code: 'user: session.account.id',
    without: 'user: undefined',
    test: 'apps/server/src/routes/sponsor.test.ts',
    named:
      'the server pays for a logged-in user by their own login, and for no other request in their name',
  },
]
