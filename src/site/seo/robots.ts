export function robots({ origin }: URL): Response {
  const lines = [
    'User-agent: *',
    ...['/dashboard', '/login', '/logIn', '/api/', '/search', '/*/search'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
