import { rewriteSection } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { expect, test } from '../support/test.ts'

const english = '/blog/1-how-much-water-does-your-well-really-give'
const arabic = `/ar/blog/1-${encodeURIComponent('كم-تعطي-بئرك-من-الماء-فعلا')}`

test('an article has one address in each language, bare or readable, and every other leads there (SEO-2)', async ({
  visitor,
  address,
}) => {
  const answered = async (path: string) => {
    const answer = await fetch(address + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  const sent = async (path: string) => (await fetch(address + path)).text()

  await test.step('bare, until chosen otherwise', async () => {
    expect(await answered('/blog/1')).toEqual([200, null])
    expect(await answered('/ar/blog/1-anything')).toEqual([301, '/ar/blog/1'])
    expect(await answered('/blog/x-1')).toEqual([404, null])
  })

  await rewriteSection(address, 'seo', { readable_addresses: true })

  await test.step('readable, and every other tail leads to the right one', async () => {
    expect(await answered(english)).toEqual([200, null])
    expect(await answered(arabic)).toEqual([200, null])
    for (const path of ['/blog/1', '/blog/1-', '/blog/1-how-much', '/EN/blog/1/']) {
      const location = path === '/EN/blog/1/' ? '/blog/1' : english
      expect(await answered(path), path).toEqual([301, location])
    }
    expect(await answered(`/ar${english}`)).toEqual([301, arabic])
  })

  await test.step('canonical, alternates, sitemap, feed and structured data agree', async () => {
    const html = await sent(arabic)
    expect(html).toContain(`<link rel="canonical" href="${address}${arabic}"/>`)
    expect(html).toContain(`hrefLang="en" href="${address}${english}"`)
    expect(html).toContain(`"mainEntityOfPage":"${address}${arabic}"`)
    const sitemap = await sent('/sitemap.xml')
    expect(sitemap).toContain(`<loc>${address}${english}</loc>`)
    expect(sitemap).toContain(`hreflang="ar" href="${address}${arabic}"`)
    expect(sitemap).not.toContain(`<loc>${address}/blog/1</loc>`)
    const newest = /<link>([^<]*\/blog\/\d+-[^<]*)<\/link>/.exec(await sent('/feed.xml'))?.[1] ?? ''
    expect(await answered(newest.slice(address.length))).toEqual([200, null])
  })

  await test.step('and so do links within the site and the language menu', async () => {
    await open(visitor, arabic)
    const other = visitor.locator('a[hreflang=en]').first()
    await expect(other).toHaveAttribute('href', english)
    await open(visitor, '/blog')
    await visitor.locator('main article h2 a, main article h3 a').first().click()
    await expect(visitor).toHaveURL(/\/blog\/\d+-[a-z-]+$/)
    const shown = new URL(visitor.url()).pathname
    expect(await answered(shown)).toEqual([200, null])
  })
})
