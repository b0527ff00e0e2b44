import { firstHomeBlocks, firstHomeOrder } from '../../src/domain/pages/home-page.ts'
import {
  changePage,
  publishPage,
  publishPageOfEveryKind,
  resetHomePage,
} from '../support/page-of-blocks.ts'
import { apiOf, signIn } from '../support/product.ts'
import { served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'
import { titles } from '../support/titles.ts'

const fromUs = encodeURIComponent('من-نحن')
const text = { order: ['opening1'], blocks: { opening1: { kind: 'text' } } }

test('a page answers at its slug in each language, and elsewhere leads to it (PAG-7, PAG-8)', async ({
  address,
}) => {
  const { id } = await publishPageOfEveryKind(address)
  const ask = async (path: string) => {
    const answer = await fetch(address + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await ask('/about-us')).toEqual([200, null])
  expect(await ask('/about-us.data')).toEqual([200, null])
  expect(await ask(`/ar/${fromUs}`)).toEqual([200, null])
  expect(await ask('/ar/about-us')).toEqual([301, `/ar/${fromUs}`])
  expect(await ask(`/${fromUs}`)).toEqual([301, '/about-us'])
  expect(await ask('/About-Us')).toEqual([301, '/about-us'])
  expect(await ask('/about-us/')).toEqual([301, '/about-us'])
  expect(await ask('/en/about-us')).toEqual([301, '/about-us'])
  expect(await ask('/about-us/blog')).toEqual([404, null])
  expect(await ask('/nowhere')).toEqual([404, null])
  expect(await ask('/fr')).toEqual([404, null])
  await changePage(address, id, { slug: { en: 'who-we-are' } })
  expect(await ask('/about-us')).toEqual([301, '/who-we-are'])
  expect(await ask('/who-we-are')).toEqual([200, null])
  await changePage(address, id, { status: 'pending' })
  expect(await ask('/who-we-are')).toEqual([404, null])
})

test('a page that is not written in a language leads to one that has it (PAG-7)', async ({
  visitor,
  address,
}) => {
  await publishPage(address, { title: { en: 'Careers' }, ...text })
  const { answer, parts } = await served(visitor, '/ar/careers')
  expect(answer.status()).toBe(404)
  const offered = (await parts('main a')).map(({ attributes }) => attributes.href)
  expect(offered).toContain('/careers')
  const page = await served(visitor, '/careers')
  const languages = await page.parts('header [popover] a[hreflang]')
  expect(languages.map(({ attributes }) => attributes.href)).toEqual(['/careers', '/ar'])
  expect(
    (await page.parts('link[rel=alternate][hreflang]')).map(({ attributes }) => attributes.href),
  ).toEqual([`${address}/careers`, `${address}/careers`])
})

test('a page names its own address in each language, and the language menu leads there (PAG-7)', async ({
  visitor,
  address,
}) => {
  await publishPageOfEveryKind(address)
  const { parts } = await served(visitor, '/about-us')
  const leading = async (selector: string) =>
    (await parts(selector)).map(({ attributes }) => attributes.href)
  expect(await leading('link[rel=alternate][hreflang]')).toEqual([
    `${address}/about-us`,
    `${address}/ar/${fromUs}`,
    `${address}/about-us`,
  ])
  expect(await leading('header [popover] a[hreflang]')).toEqual(['/about-us', `/ar/${fromUs}`])
})

test('addresses in every script are the same wherever they stand (PAG-2)', async ({ address }) => {
  test.slow()
  const slugs: string[] = []
  for (const [title, slug] of titles) {
    const { slugs: own } = await publishPage(address, { title: { en: title }, ...text })
    expect(own.en?.startsWith(slug), title).toBe(true)
    slugs.push(own.en ?? '')
  }
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  for (const slug of slugs) {
    const page = `${address}/${encodeURIComponent(slug)}`
    const html = await (await fetch(page)).text()
    expect(html, slug).toContain(`<link rel="canonical" href="${page}"/>`)
    expect(html, slug).toContain(`<meta property="og:url" content="${page}"/>`)
    expect(sitemap, slug).toContain(`<loc>${page}</loc>`)
    expect((await fetch(`${page}.data`)).status, slug).toBe(200)
    for (const other of [`\u200f${slug}`, slug.normalize('NFD')]) {
      const led = await fetch(`${address}/${encodeURIComponent(other)}`)
      expect(led.url, slug).toBe(page)
    }
  }
})

test('search engines read what a page is (PAG-16)', async ({ visitor, address }) => {
  const { id } = await publishPageOfEveryKind(address, {
    meta_title: { en: 'Norias and pumps in Hama', ar: '' },
    meta_description: { en: 'Who builds them.', ar: '' },
  })
  const named = async (path: string, selector: string) => {
    const { parts } = await served(visitor, path)
    return (await parts(selector)).map(({ text: own, attributes }) => attributes.content ?? own)
  }
  expect(await named('/about-us', 'title, meta[name=description]')).toEqual([
    'Norias and pumps in Hama',
    'Who builds them.',
  ])
  expect(await named(`/ar/${fromUs}`, 'title, meta[name=description]')).toEqual([
    'من نحن · ناعورة',
    'مهندسون من ضفاف العاصي.',
  ])
  const [page, way] = (await named(`/ar/${fromUs}`, 'script[type="application/ld+json"]')).map(
    (data) => JSON.parse(data),
  )
  expect(page).toMatchObject({ '@type': 'WebPage', name: 'من نحن', url: `${address}/ar/${fromUs}` })
  expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${address}/ar`,
    `${address}/ar/${fromUs}`,
  ])
  const sitemap = async () => (await fetch(`${address}/sitemap.xml`)).text()
  expect(await sitemap()).toMatch(
    new RegExp(
      `<loc>${address}/ar/${fromUs}</loc><lastmod>.+?hreflang="en" href="${address}/about-us"`,
    ),
  )
  expect(await named('/about-us', 'meta[name=robots]')).toEqual([])
  await changePage(address, id, { listed: false })
  expect(await named('/about-us', 'meta[name=robots]')).toEqual(['noindex'])
  expect(await sitemap()).not.toContain('about-us')
})

test('the home page has its blocks in their order, and is at first what it was (PAG-15)', async ({
  visitor,
  address,
}) => {
  const home = async () => (await fetch(`${address}/ar`)).text()
  const before = await home()
  expect(before).not.toMatch(/\/pages-[\w-]+\.css/)
  await changePage(address, 'home', {
    order: ['partners', 'slogan01', 'ourposts'],
    blocks: {
      ...without(firstHomeOrder, ['partners', 'ourposts']),
      slogan01: { kind: 'action', link: { kind: 'contact' }, ground: 'deep' },
    },
    texts: {
      'heading:slogan01': { ar: 'تعالوا لزيارة موقع', en: 'Come and see a site' },
      'button:slogan01': { ar: 'راسلنا', en: 'Write to us' },
    },
  })
  const { parts } = await served(visitor, '/ar')
  const headings = (await parts('main h2')).map(({ text: own }) => own)
  expect(headings).toEqual([expect.stringContaining('شركاء'), 'تعالوا لزيارة موقع', 'أحدث المقالات'])
  const leading = (await parts('main a')).map(({ attributes }) => attributes.href)
  expect(leading).not.toContain('#contact-us')
  expect(leading.filter((link) => link === '/ar/contact')).toHaveLength(2)
  expect((await parts('head link[href*="/pages-"]')).length).toBe(1)
  await changePage(address, 'home', {
    order: firstHomeOrder,
    blocks: { ...firstHomeBlocks, slogan01: null },
  })
  expect(await home()).toBe(before)
  await changePage(address, 'home', {
    order: ['contacts', 'aboutus1'],
    blocks: without(firstHomeOrder, ['contacts', 'aboutus1']),
  })
  expect((await (await served(visitor, '/ar')).parts('main a[href="#contact-us"]')).length).toBe(1)
  await resetHomePage(address)
  expect(await home()).toBe(before)
})

test('a preview shows a pending page and blocks of the home page that are not saved (PAG-6)', async ({
  address,
}) => {
  const { id } = await publishPage(address, {
    ...text,
    title: { en: 'Careers' },
    status: 'pending',
  })
  const texts = {
    'body:opening1': { en: '<p>We seek a carpenter.</p>', ar: '<p>نبحث عن نجّار.</p>' },
  }
  const page = await previewOf(address, { id, texts })
  for (const path of ['/careers', '/', '/ar']) {
    const previewed = await fetch(`${address}${path}?trial=${page}`)
    expect(previewed.status, path).toBe(200)
    const isPreviewed = (await previewed.text()).includes(
      path === '/ar' ? 'نبحث عن' : 'seek a carpenter',
    )
    expect(isPreviewed, path).toBe(true)
  }
  const alone = { order: text.order, blocks: { ...without(firstHomeOrder, []), ...text.blocks } }
  const home = await previewOf(address, { id: 1, ...alone, texts })
  const says = async (path: string) =>
    (await (await fetch(address + path)).text()).includes('نبحث عن نجّار')
  expect(await says(`/ar?trial=${home}`)).toBe(true)
  expect(await says('/ar')).toBe(false)
  expect((await fetch(`${address}/careers`)).status).toBe(404)
})

function without(blocks: string[], stored: string[]): Record<string, null> {
  return Object.fromEntries(blocks.filter((id) => !stored.includes(id)).map((id) => [id, null]))
}

async function previewOf(address: string, page: object): Promise<string> {
  const answer = await apiOf(address, (await signIn(address)).token)('trials', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ overlay: { page } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { id: string }).id
}
