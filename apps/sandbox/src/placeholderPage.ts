import { html } from 'hono/html'

type Markup = ReturnType<typeof html>

/** A page of something that the sandbox only plays: plain, readable on a phone, light and dark. */
export function placeholderPage({
  title,
  main,
  script,
  style = html``,
  data = '',
}: placeholderPage.Parts): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – sandbox</title>
<link rel="icon" href="data:,">
<style>${look}${style}</style>
</head>
<body data-count="${data}">
<main><p class="tag">Sandbox</p><h1>${title}</h1>${main}</main>
${script === undefined ? '' : html`<script src="${script}"></script>`}
</body>
</html>`
}

export declare namespace placeholderPage {
  type Parts = {
    title: string
    main: Markup
    /** How it looks beside what all of them have in common. */
    style?: Markup
    /** The address of its script, where it has one. */
    script?: string
    /** What the script compares. */
    data?: string
  }
}

const look = html`:root{color-scheme:light dark;--s0:#fff;--s1:#f7f5f1;--t1:#1c1a17;--t2:#5a554d;--edge:#8b867c;--fill:#4c5ddd;--link:#4251cf}
@media (prefers-color-scheme:dark){:root{--s0:#121313;--s1:#1b1b1a;--t1:#f6f3ee;--t2:#b5b0a7;--edge:#75716a;--fill:#445be6;--link:#7596ff}}
*{box-sizing:border-box}body{margin:0;background:var(--s0);color:var(--t1);font:16px/1.5 system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:1.25rem;display:grid;gap:1rem}h1,h2,p{margin:0;overflow-wrap:anywhere}h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.1rem}
.note,.tag,label{color:var(--t2)}.tag{font-size:.8rem}a{color:var(--link);overflow-wrap:anywhere}:focus-visible{outline:2px solid var(--link);outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}nav a{padding:.6rem 0}nav a[aria-current]{color:var(--t1);font-weight:600;text-decoration:none}
article,fieldset{background:var(--s1);border:0;border-radius:20px;padding:1.25rem;display:grid;gap:.75rem;margin:0;min-width:0}.code{font-size:1.8rem;letter-spacing:.3em}
form{display:grid;gap:.75rem}label{display:grid;gap:.25rem;font-size:.9rem}
input,select,button{font:inherit;min-height:2.75rem;padding:.35rem .9rem;border-radius:12px;border:1px solid var(--edge);background:var(--s0);color:var(--t1);width:100%}
button{cursor:pointer;font-weight:600}button.main{background:var(--fill);border-color:transparent;color:#fff}`
