import { createHash } from 'node:crypto'

const STYLE = `
:root { color-scheme: light dark; --paper: #f7f4ec; --ink: #1d1b16; --line: #8a8371; --accent: #23527c; --on: #fff }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191813; --ink: #efeadd; --line: #8f8875; --accent: #9cc4ea; --on: #10222f }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 26rem }
.mark { display: inline-block; border: 1px solid; padding: .1rem .6rem; font-size: .875rem; margin: 0 }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1rem 0 .5rem }
label { display: block; font-weight: 600; margin: 1.5rem 0 .25rem }
input { width: 100%; font: inherit; padding: .6rem .7rem; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: 2px }
button { font: inherit; font-weight: 600; padding: .6rem 1.4rem; margin: 1rem .75rem 0 0; cursor: pointer;
  color: var(--on); background: var(--accent); border: 1px solid var(--accent); border-radius: 2px }
button.quiet { color: var(--ink); background: transparent; border-color: var(--line) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.problem { border-left: 4px solid; padding-left: .75rem; font-weight: 600 }
a { color: inherit }
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The parts of a page that are markup already; everything else goes through `text`. */
export function text(value: string): string {
  return value.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** `mark` is a notice at the top of the page that this is a stand-in. */
export function page({ title, mark, body }: { title: string; mark: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark">${text(mark)}</p>
<h1>${text(title)}</h1>
${body}
</main>
</body>
</html>
`
}

/** Chromium holds the redirect that follows a form to `form-action` as well: name where the form may lead. */
export function pageHeaders(...formTargets: string[]): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      'img-src data:',
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
