/**
 * A page that needs nothing of the framework: for refusals in front of it, and for forms that none of our pages sends.
 * `title` and `text` are sentences of ours; they are not escaped.
 */
export function plainPage(status: number, title: string, text: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Vacation Planner HQ</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Back to the front page</a></p>
</main>
</body>
</html>
`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  }
  return new Response(html, { status, headers })
}
