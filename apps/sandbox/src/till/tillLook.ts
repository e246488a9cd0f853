import { html } from 'hono/html'

/** How pages of the till look: a lamp above, sums on shelves with seams, and one button that counts. */
export const tillLook = html`:root{--s2:#efece6;--lamp:rgb(255 200 100/24%);--good:#17714a;--bad:#bd3327}
@media (prefers-color-scheme:dark){:root{--s2:#242322;--lamp:rgb(255 214 153/13%);--good:#5cc48c;--bad:#f5806f}}
body{min-height:100vh;background:radial-gradient(60rem 22rem at 50% -6rem,var(--lamp),transparent 75%) no-repeat var(--s0)}
main{max-width:27rem;padding:2rem 1.25rem 3rem;gap:1.25rem}.tag{justify-self:start;padding:.15rem .65rem;border-radius:99px;background:var(--s2)}
h1{font-size:1.15rem;color:var(--t2);font-weight:600}.sum{font-size:2.4rem;line-height:1.1;font-weight:650;letter-spacing:-.02em}.sum small{font-size:1.2rem;color:var(--t2);font-weight:600}
dl{margin:0;display:grid;gap:2px;border-radius:20px;overflow:hidden}dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.15rem 1rem;padding:.7rem 1.1rem;background:var(--s1)}
dt{color:var(--t2)}dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;min-width:0}dl>.whole{display:grid}.whole dd{font:.85rem/1.5 ui-monospace,monospace}.total dt,.total dd{color:var(--t1);font-weight:650}
input,select,button{border-radius:14px}input[name=card],input[name=code]{font-size:1.15rem;letter-spacing:.06em;font-variant-numeric:tabular-nums}button.main{min-height:3.1rem}button.main:hover{filter:brightness(1.08)}
form{gap:1rem}details{border-radius:20px;background:var(--s1)}summary{padding:.8rem 1.1rem;cursor:pointer;font-weight:600;border-radius:20px}details>*:not(summary){margin:0 1.1rem 1.1rem}details ul{padding:0;list-style:none;display:grid;gap:.6rem}
.mark{inline-size:4.5rem;block-size:5.4rem;border-radius:2.25rem 2.25rem 1rem 1rem;display:grid;place-items:center;background:var(--lamp);font-size:2rem;color:var(--t2)}.mark.good{color:var(--good)}.mark.bad{color:var(--bad);background:var(--s2)}
.wait{inline-size:1.8rem;block-size:1.8rem;border-radius:50%;border:3px solid var(--edge);border-block-start-color:transparent;animation:turn 1s linear infinite}@keyframes turn{to{rotate:360deg}}
[role=alert]{padding:.7rem 1.1rem;border-radius:14px;color:var(--bad);background:var(--s1)}@media (prefers-reduced-motion:reduce){.wait{animation:none}}`
