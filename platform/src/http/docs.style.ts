/** Style of the page that documents the API: both colour schemes, from 390 px up. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #1c2430; --dim: #4a5568; --paper: #ffffff; --edge: #cbd3de; --tint: #f2f5f9; --link: #0b57a4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf4; --dim: #b6c2d1; --paper: #12171f; --edge: #3a4657; --tint: #1c2430; --link: #8ec5ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
header, main, nav { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { margin: 0.5rem 0; font-size: 1.75rem; }
h2 { margin: 2.5rem 0 0.5rem; padding-bottom: 0.25rem; border-bottom: 2px solid var(--edge); }
h3 { margin: 2.5rem 0 0.25rem; font-size: 1.05rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.95rem; }
p { margin: 0.25rem 0; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; margin: 0; padding: 0; list-style: none; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
.method { margin-right: 0.5rem; padding: 0.1rem 0.4rem; border-radius: 0.25rem; background: var(--tint); }
.dim { color: var(--dim); }
.scroll { overflow-x: auto; }
.scroll:focus-visible, a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { width: 100%; min-width: 36rem; border-collapse: collapse; }
th, td { padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--edge); text-align: left; vertical-align: top; }
thead th { background: var(--tint); }
tbody th { width: 14rem; font-weight: 400; }
`;
