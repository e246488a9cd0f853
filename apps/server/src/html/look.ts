/** How the pages of the server look, light and dark as the visitor's machine wants it. */
export const look = `
:root{color-scheme:light dark;--s0:#fff;--s1:#f7f5f1;--s2:#efece6;--t1:#1c1a17;--t2:#5a554d;--line:#e4e0d8;--edge:#8b867c;--pale:#c9c3b8;--fill:#4c5ddd;--link:#4251cf;--ok:#17714a;--bad:#bd3327;--lamp:rgb(255 200 100/24%)}
@media (prefers-color-scheme:dark){:root{--s0:#121313;--s1:#1b1b1a;--s2:#242322;--t1:#f6f3ee;--t2:#b5b0a7;--line:#2e2d2a;--edge:#75716a;--pale:#4a4742;--fill:#445be6;--link:#7596ff;--ok:#5cc48c;--bad:#f5806f;--lamp:rgb(255 214 153/13%)}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{margin:0;background:radial-gradient(48rem 14rem at 50% -4rem,var(--lamp),transparent) no-repeat var(--s0);color:var(--t1);font:15px/1.5 "Hanken Grotesk",system-ui,-apple-system,"Segoe UI",sans-serif}
header,main{max-width:70rem;margin:0 auto;padding:1.25rem clamp(1rem,4vw,2rem)}
main{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);padding-bottom:4rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center}
header nav{display:flex;gap:.25rem;margin-inline-end:auto}
header nav a{color:var(--t2);text-decoration:none;padding:.6rem .75rem;border-radius:12px}
header nav a:hover{background:var(--s1)}header nav a[aria-current]{color:var(--t1);background:var(--s2)}
.brand{display:flex;align-items:center;gap:.6rem;color:var(--t1);text-decoration:none;font-weight:600;font-size:1.15rem;letter-spacing:-.02em}
.brand svg{width:1.25rem;height:1.5rem}.lamp{fill:var(--lamp)}.frame{fill:none;stroke:var(--t1);stroke-width:1.75;stroke-linejoin:round}
h1{font-size:1.9rem;line-height:1.2;letter-spacing:-.03em;font-weight:600;margin:1rem 0 0}
h2{font-size:1.1rem;line-height:1.35;font-weight:600;margin:0 0 .75rem;overflow-wrap:anywhere}h3{font-size:.9rem;font-weight:600;margin:1.25rem 0 .25rem}
p{margin:0 0 .75rem}a{color:var(--link);text-underline-offset:3px}:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
code,pre{font-family:"Geist Mono",ui-monospace,Menlo,Consolas,monospace;font-size:.9em}
pre{margin:.25rem 0 .75rem;padding:.85rem 1rem;border-radius:12px;background:var(--s0);overflow-x:auto;line-height:1.6}pre i{color:var(--t2);font-style:normal}
.note{color:var(--t2);margin:0 0 .5rem}.bad{color:var(--bad);margin:0}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:0}
label{display:grid;gap:.25rem;color:var(--t2);font-size:.85rem}
input,select,button{font:inherit;font-size:1rem;min-height:2.75rem;padding:.35rem .85rem;border-radius:12px;border:1px solid var(--edge);background:var(--s0);color:var(--t1);max-width:100%}
button{border-color:transparent;background:var(--s2);cursor:pointer;font-weight:600}button.main{background:var(--fill);color:#fff}
.number{display:block;font-size:2.4rem;line-height:1.3;letter-spacing:.12em;font-variant-numeric:tabular-nums}
.tick{display:flex;gap:.75rem;align-items:center;width:100%;color:var(--t1);font-size:1rem;min-height:2.75rem}.tick input{min-height:0;width:1.35rem;height:1.35rem;flex:none;accent-color:var(--fill)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}nav a{padding:.5rem 0}section nav{margin-top:.5rem}.end{margin-inline-start:auto}
.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
section{background:var(--s1);border-radius:20px;padding:1.25rem;min-width:0}
section>:last-child{margin-bottom:0}
.funnel{display:grid;gap:2px;grid-template-columns:repeat(3,1fr);margin:0;border-radius:20px;overflow:hidden}
.funnel div{background:var(--s1);padding:1.25rem;min-width:0;display:grid;gap:.15rem;align-content:start}
.funnel dt{color:var(--t2)}.funnel dd{margin:0;font-size:clamp(1.4rem,5vw,2.4rem);line-height:1.2;font-weight:600;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.funnel small{display:block;font-size:.85rem;font-weight:400;letter-spacing:0;line-height:1.5;color:var(--t2)}.funnel .bar{margin-top:.5rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding-block:.55rem;padding-inline:0 1rem;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere;font-weight:400}
th:last-child,td:last-child{padding-inline-end:0}tbody th{font-weight:500}thead th,thead td{color:var(--t2);font-size:.85rem;border:0;padding-top:0}
.n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}th.n{white-space:normal}
td.wide{width:32%;vertical-align:middle}.wide .bar+.bar{margin-top:3px}
td.small{color:var(--t2);font-size:.85rem}td.small span{margin-inline-end:.75rem}td.small b{font-weight:500;color:var(--t1)}
svg{display:block;width:100%}.bar{height:.4rem}.open{fill:var(--pale)}.chosen{fill:var(--link)}.done{fill:var(--ok)}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;color:var(--t2);font-size:.85rem;margin:0 0 .75rem}.key span{display:flex;align-items:center;gap:.4rem}.key svg{width:.7rem;height:.7rem}
.chart{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.4rem .75rem;margin-bottom:.75rem;color:var(--t2);font-size:.8rem;font-variant-numeric:tabular-nums}
.days{height:11rem;background:linear-gradient(var(--line) 1px,transparent 1px) 0 0/100% 50%;border-bottom:1px solid var(--edge)}.days g:hover{opacity:.75}
.scale{display:flex;flex-direction:column;justify-content:space-between;text-align:end;line-height:1}.ends{grid-column:2;display:flex;justify-content:space-between}
summary{cursor:pointer;color:var(--link);padding:.5rem 0}time{white-space:nowrap;font-variant-numeric:tabular-nums}
.cards{list-style:none;margin:.5rem 0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
.cards a{display:grid;gap:.35rem;align-content:start;height:100%;padding:1.25rem;border-radius:20px;background:var(--s1);color:var(--t1);text-decoration:none}.cards a:hover{background:var(--s2)}
.cards strong{font-weight:600;font-size:1.1rem}.cards span{color:var(--t2)}.cards .path{color:var(--link);margin-top:.5rem}
.says::first-letter{text-transform:uppercase}
.verb{display:inline-block;min-width:3rem;font-size:.75rem;font-weight:600;color:var(--t2);letter-spacing:.03em}
.tag{display:inline-block;padding:.05rem .5rem;border-radius:99px;background:var(--s2);color:var(--t2);font-size:.75rem;font-weight:500;white-space:nowrap}
@media (min-width:45rem){.call{width:46%}td.event{min-width:11rem}td.page{min-width:14rem}.params{table-layout:fixed}}
@media (max-width:45rem){.stack thead{display:none}.stack,.stack tbody,.stack tr,.stack td,.stack th{display:block}.stack tr{border-top:1px solid var(--line);padding:.6rem 0}.stack th,.stack td{border:0;padding:.1rem 0}.stack td[data-name]{display:flex;gap:.25rem .75rem;flex-wrap:wrap}.stack td[data-name]::before{content:attr(data-name);color:var(--t2);font-size:.85rem;min-width:6rem}.stack td[data-name]:empty{display:none}.stack td.n[data-name]{text-align:start;padding:.1rem 0}.funnel div{padding:1rem .75rem}label,form select,form input{width:100%}form button.main{width:100%}header{gap:.5rem}header nav{gap:0}header nav a,header button{font-size:.9rem;padding:.5rem}header form,header form button{width:auto}td.wide,thead td{display:none}th.n{white-space:nowrap}td.n,th.n{padding-inline-start:.5rem}td time{white-space:normal}table:not(.stack) tbody th{min-width:8.5rem}.brand{gap:.4rem}.end{margin-inline-start:0}}
`
