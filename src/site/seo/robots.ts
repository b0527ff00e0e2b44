import { storage } from '../../storage/storage.server.ts'

export async function robots({ origin }: URL): Promise<Response> {
  const { not_yet: isNotYet } = await storage.sections.seo()

  const lines = [
    'User-agent: *',
    ...['/dashboard', '/login', '/logIn', '/api/', '/search', '/*/search'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    // Pages stay open to robots, which would else not read that they are not to be found.
    ...(isNotYet ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
