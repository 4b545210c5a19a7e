import { html, raw } from 'hono/html'

type Html = ReturnType<typeof html>

type SandboxPage = {
  /** The real service that this page stands in for, in lower case: 'booking service'. */
  standsInFor: string
  body: Html
  /** Path of a script in the sandbox. */
  script?: string
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 1.5rem; max-width: 42rem; }
  h1 { font-size: 1.5rem; line-height: 1.25; }
  label { display: block; margin-top: 1rem; font-weight: 600; }
  input, textarea { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem; font: inherit; }
  button { min-height: 2.75rem; margin-top: 1rem; padding: .5rem 1rem; font: inherit; }
  .note { padding: .75rem 1rem; border: 2px dashed currentColor; }
`

/** Title, heading and first line of every page say that it is a stand-in. */
export function sandboxPage({ standsInFor, body, script }: SandboxPage) {
  const name = `Sandbox: ${standsInFor}`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${name}</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
${script ? html`<script src="${script}" defer></script>` : ''}
</head>
<body>
<main>
<h1>${name}</h1>
<p class="note">A local stand-in for the real ${standsInFor}. Nothing entered here is stored or sent on.</p>
${body}
</main>
</body>
</html>`
}
