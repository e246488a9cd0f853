/** The wallet's window. Set through CSSOM, which a strict `style-src` allows where `<style>` is refused. */
export const style = `
:host { all: initial; position: fixed; inset-block-end: 16px; inset-inline-end: 16px; z-index: 2147483647;
  inline-size: min(340px, calc(100vw - 32px)); color-scheme: light dark; }
section { --paper: light-dark(#fffdf8, #2a2925); --ink: light-dark(#1f1d1a, #f5f1e9); --soft: light-dark(#5d574d, #bdb6a9);
  --line: light-dark(#8d8577, #7f786c); --well: light-dark(#f3eee3, #1d1c19); --act: light-dark(#1f1d1a, #f5f1e9);
  --on-act: light-dark(#ffffff, #1f1d1a);
  box-sizing: border-box; display: grid; gap: 12px; padding: 14px; border: 2px solid var(--line); border-radius: 14px;
  max-block-size: min(520px, calc(100vh - 32px)); overflow: auto;
  background: var(--paper); color: var(--ink); font: 14px/1.45 system-ui, sans-serif; box-shadow: 0 16px 48px rgb(0 0 0 / .4); }
section:focus-visible, button:focus-visible, pre:focus-visible { outline: 3px solid light-dark(#2b5fd9, #8fb1ff); outline-offset: 2px; }
.top { display: flex; align-items: center; gap: 10px; padding-block-end: 10px; border-block-end: 1px solid var(--well); }
img { inline-size: 28px; block-size: 28px; border-radius: 7px; }
strong { flex: 1; min-inline-size: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-weight: 600; }
small { color: var(--soft); font-size: 12px; }
h2 { margin: 0; font: 600 17px/1.3 system-ui, sans-serif; overflow-wrap: anywhere; }
p { margin: 0; color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
dl { display: grid; gap: 6px; margin: 0; }
dl div { display: grid; grid-template-columns: 64px 1fr; gap: 8px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; max-block-size: 90px; overflow: auto; }
pre { margin: 0; padding: 10px; border-radius: 8px; background: var(--well); font: 13px/1.45 ui-monospace, monospace;
  white-space: pre-wrap; overflow-wrap: anywhere; max-block-size: 180px; overflow: auto; }
.choice { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
button { min-block-size: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 10px; background: transparent;
  color: inherit; font: 600 14px system-ui, sans-serif; cursor: pointer; }
button.act { background: var(--act); color: var(--on-act); border-color: transparent; }
@media (max-width: 480px) { :host { inset-block: 8px auto; inset-inline: 8px; inline-size: auto; } }
@media (forced-colors: active) { button.act { border-color: ButtonText; } }
`
