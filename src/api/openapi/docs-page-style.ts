/** The page fetches nothing, so the dashboard's tokens that it uses stand here once more. */
export const docsPageStyle = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#fbfaf7, #0d1413);
  --surface: light-dark(#ffffff, #141d1c);
  --sunken: light-dark(#f2efe8, #0a100f);
  --ink: light-dark(#16211f, #ecf1ef);
  --muted: light-dark(#56625f, #a4b1ad);
  --border: light-dark(#ded9cf, #2a3735);
  --brand: light-dark(#0e5f5b, #63c6bc);
  --brand-tint: light-dark(#e2f0ee, #12302d);
  --success: light-dark(#17703d, #63ce90);
  --success-tint: light-dark(#e3f3e9, #10301f);
  --warning: light-dark(#7f5200, #f0bb55);
  --warning-tint: light-dark(#fbf0d6, #33270b);
  --danger: light-dark(#b3261e, #ff8f86);
  --danger-tint: light-dark(#fce9e7, #3a1613);
  --info: light-dark(#1d5a9e, #8fbbf2);
  --info-tint: light-dark(#e5effa, #122a45);
  --focus: light-dark(#0b57d0, #8ab4f8);
  --mono: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
}
*, *::before, *::after { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-block-start: 1.5rem; -webkit-text-size-adjust: 100% }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body {
  margin: 0; background: var(--bg); color: var(--ink);
  font: 400 1rem/1.6 "IBM Plex Sans", system-ui, "Segoe UI", Tahoma, sans-serif;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, pre { margin: 0 }
ul, ol { padding: 0; list-style: none }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; font-weight: 600 }
h1 { font-size: clamp(1.875rem, 1.5rem + 1.67vw, 3rem); letter-spacing: -.02em }
h2 { font-size: clamp(1.5rem, 1.33rem + .74vw, 2rem); letter-spacing: -.02em }
h3 { font-size: 1.0625rem }
h4 { font-size: .8125rem; color: var(--muted); font-weight: 600; margin-block: 1.25rem .5rem }
a { color: var(--brand) }
code, pre { font-family: var(--mono); font-size: .875em; overflow-wrap: anywhere }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; z-index: 1;
  padding: .5rem 1rem; background: var(--surface) }
.skip:focus { inset-block-start: 1rem }
.page { max-inline-size: 82rem; margin-inline: auto; padding: 1.5rem clamp(1.25rem, 4vw, 4rem) 6rem }
header { padding-block: 1.5rem 2rem; display: grid; gap: .75rem; max-inline-size: 48rem }
header p { color: var(--muted) }
nav > ol { display: flex; flex-wrap: wrap; gap: .5rem }
nav > ol > li > a { display: block; padding: .375rem .875rem; border-radius: 999px;
  background: var(--brand-tint); text-decoration: none; font-weight: 600; font-size: .875rem }
nav ol ol { display: none }
main { min-inline-size: 0 }
main > section { margin-block-start: 3rem; display: grid; gap: 1rem }
main > section > p { color: var(--muted) }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 14px;
  padding: 1.25rem; min-inline-size: 0 }
.card:target { border-color: var(--brand); box-shadow: 0 0 0 1px var(--brand) }
.card > h3 { display: flex; flex-wrap: wrap; gap: .25rem .625rem; align-items: baseline }
.card > h3 > a { color: inherit; text-decoration: none; min-inline-size: 0 }
.card > h3 > a:hover { text-decoration: underline }
.method { font: 600 .75rem/1.5 var(--mono); border-radius: 4px; padding: .125rem .5rem }
.get { color: var(--info); background: var(--info-tint) }
.post { color: var(--success); background: var(--success-tint) }
.patch, .put { color: var(--warning); background: var(--warning-tint) }
.delete { color: var(--danger); background: var(--danger-tint) }
.summary { margin-block-start: .5rem }
.summary + .fields { margin-block-start: .75rem }
.fields { display: grid; border-block-start: 1px solid var(--border) }
.fields > div { padding-block: .5rem; border-block-end: 1px solid var(--border); display: grid;
  gap: 0 1.5rem; grid-template-columns: minmax(0, 1fr); font-size: .9375rem }
.fields dt { font-weight: 600 }
.fields dd { min-inline-size: 0 }
.fields > :target { background: var(--brand-tint) }
.note { color: var(--muted); font-size: .875rem }
.mark { color: var(--muted); font-weight: 400; font-size: .8125rem }
.refusals { display: flex; flex-wrap: wrap; gap: .25rem .75rem }
details { margin-block-start: 1.25rem }
summary { cursor: pointer; font-weight: 600; font-size: .875rem; color: var(--brand);
  inline-size: fit-content; padding-block: .25rem }
pre { background: var(--sunken); border: 1px solid var(--border); border-radius: 8px; padding: .875rem;
  white-space: pre-wrap; margin-block-start: .5rem; line-height: 1.5 }
@media (min-width: 40rem) {
  .fields > div { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) }
}
@media (min-width: 64rem) {
  .page > .columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 3rem }
  nav { position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh;
    overflow-y: auto; padding-block: 1.5rem }
  nav > ol { display: grid; gap: 1.25rem }
  nav > ol > li > a { padding: 0; background: none; color: var(--ink) }
  nav ol ol { display: grid; gap: .125rem; margin-block-start: .375rem }
  nav ol ol a { display: block; padding-block: .25rem; font-size: .875rem; line-height: 1.4;
    text-decoration: none; color: var(--muted) }
  nav ol ol a:hover { color: var(--brand) }
  main > section:first-child { margin-block-start: 1.5rem }
}
@media (forced-colors: active) { .method { border: 1px solid } }
@media print { nav { display: none } }
`
