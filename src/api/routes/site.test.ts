import { describe, expect, test } from 'vitest'
import { openedInHama } from '../../../tests/support/articles.ts'
import { newsroom, saveSection } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import type { MenuGroup } from '../../domain/navigation/menu.ts'
import { standardLook } from '../../domain/look/look.ts'
import { paletteOf } from '../../domain/look/palette.ts'

const opening = { id: 'opening0', target: { kind: 'article', section: 'posts', id: 1 } }
const elsewhere = { id: 'business', target: { kind: 'article', section: 'business', id: 1 } }
const gone = { id: 'gone0000', target: { kind: 'article', section: 'posts', id: 404 } }
const search = { id: 'search00', target: { kind: 'search' } }
const maps = { id: 'maps0000', target: { kind: 'external', address: 'https://maps.example' } }

function action(link: object) {
  return { kind: 'action', link, ground: 'tint' }
}

describe.each(engines)('what pages have in common, on %s,', (engine) => {
  test('is the standard while nothing is set', async () => {
    const { visitor } = await newsroom(engine)
    const { status, body } = await visitor.get('/public/site/ar')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      look: standardLook,
      theme: { light: paletteOf(standardLook, 'light'), dark: paletteOf(standardLook, 'dark') },
      menu: [
        { label: 'الرئيسية', address: '/ar' },
        { label: 'المدوّنة', address: '/ar/blog' },
        { label: 'أعمالنا', address: '/ar/business' },
        { label: 'منتجاتنا', address: '/ar/products' },
      ],
      footer: { columns: [], copyright: 'جميع الحقوق محفوظة © 2025.' },
      company: { name: '', tagline: '', logo: '', logo_dark: '', icon: '', contacts: [] },
    })
    expect(body.words).toMatchObject({
      contact_send: 'إرسال الرسالة',
      search_found_two: 'نتيجتان للبحث عن «{query}»',
    })
    expect((await visitor.get('/public/site/de')).status).toBe(404)
  })

  test('has an announcement in its time alone, and the button of each language (FRM-19, FRM-20)', async () => {
    const { omar, visitor } = await newsroom(engine)
    const shown = async (language: string) => {
      const { announcement, whatsapp } = (await visitor.get(`/public/site/${language}`)).body
      return [announcement, whatsapp]
    }
    expect(await shown('ar')).toEqual([null, null])
    await saveSection(omar, 'contactUs', {
      announcement_text: { ar: 'نفتح يوم الجمعة' },
      announcement_link: { kind: 'search' },
      whatsapp_number: { en: '+963 944 555 171' },
      whatsapp_greeting: { en: 'Hello' },
    })
    expect(await shown('ar')).toEqual([{ text: 'نفتح يوم الجمعة', address: '/ar/search' }, null])
    expect(await shown('en')).toEqual([null, 'https://wa.me/963944555171?text=Hello'])
    await saveSection(omar, 'contactUs', { announcement_from: '2026-11-20T09:00' })
    expect(await shown('ar')).toEqual([null, null])
    const section = await visitor.get('/sections/contactUs/content/ar')
    expect(JSON.stringify(section.body)).not.toContain('announcement')
  })

  test('leads to pages that are published, in the languages they have (NAV-5)', async () => {
    const { layla, omar, visitor } = await newsroom(engine)
    const team = { title: { en: 'Our team' }, status: 'published' }
    const { id } = (await omar.post('/pages', { json: team })).body.page
    const draft = (await omar.post('/pages', { json: { title: { en: 'Draft' } } })).body.page
    const menu = [
      { id: 'ourteam0', target: { kind: 'page', id } },
      { id: 'draft000', target: { kind: 'page', id: draft.id } },
      { id: 'gone0000', target: { kind: 'page', id: 404 } },
    ]
    await saveSection(layla, 'navigation', { menu: [...menu, search] })
    const menuIn = async (language: string) =>
      (await visitor.get(`/public/site/${language}`)).body.menu.slice(0, -1)
    expect(await menuIn('en')).toEqual([{ label: 'Our team', address: '/our-team' }])
    expect(await menuIn('ar')).toEqual([])
    await omar.post(`/pages/${id}`, { json: { title: { ar: 'فريقنا' }, slug: { en: 'team' } } })
    expect(await menuIn('en')).toEqual([{ label: 'Our team', address: '/team' }])
    expect(await menuIn('ar')).toEqual([
      { label: 'فريقنا', address: `/ar/${encodeURIComponent('فريقنا')}` },
    ])
  })

  test('leads to a topic where it has a page, and follows its address (TOP-18)', async () => {
    const { layla, omar, visitor, storage } = await newsroom(engine)
    const article = await openedInHama(storage.articles)
    const name = { en: 'Water', ar: 'الماء' }
    const { id } = (await omar.post('/topics', { json: { name } })).body.topic
    const form = { topics: JSON.stringify([id]) }
    await omar.post(`/sections/posts/keys/articles/articles/ar/${article}`, { form })
    const at = (section: string) => ({ kind: 'topic', section, id })
    const menu = [
      { id: 'water000', target: at('posts') },
      { id: 'products', target: at('products') },
      search,
    ]
    await saveSection(layla, 'navigation', { menu })
    const menuIn = async (language: string) =>
      (await visitor.get(`/public/site/${language}`)).body.menu.slice(0, -1)
    const inArabic = `/ar/blog/topic/${encodeURIComponent('الماء')}`
    expect(await menuIn('en')).toEqual([{ label: 'Water', address: '/blog/topic/water' }])
    expect(await menuIn('ar')).toEqual([{ label: 'الماء', address: inArabic }])

    const home = {
      title: { en: 'Wells' },
      status: 'published',
      blocks: { called01: action(at('posts')) },
    }
    const page = (await omar.post('/pages', { json: { ...home, order: ['called01'] } })).body.page
    const redirect = (path: string, section: string) =>
      layla.post('/redirects', { json: { path, target: at(section) } })
    expect((await redirect('/water.html', 'posts')).status).toBe(201)
    expect((await redirect('/pumps.html', 'products')).status).toBe(400)
    expect((await redirect('/blog/topic/water', 'posts')).status).toBe(409)
    await saveSection(omar, 'contactUs', { announcement_link: at('posts') })
    const { links } = (await omar.get(`/topics/${id}/links`)).body
    expect(links).toEqual([
      { kind: 'menu' },
      { kind: 'menu' },
      { kind: 'announcement' },
      { kind: 'page', id: page.id, title: { en: 'Wells' } },
      { kind: 'redirect', path: '/water.html' },
    ])

    await omar.post(`/topics/${id}`, { json: { slug: { en: 'rivers' } } })
    expect(await menuIn('en')).toEqual([{ label: 'Water', address: '/blog/topic/rivers' }])
    const found = await storage.redirects.addressFrom('/water.html', 'https://naoura.example')
    expect(found?.address).toBe('/blog/topic/rivers')
    await saveSection(layla, 'navigation', { posts_hidden: true })
    expect(await menuIn('en')).toEqual([])
    expect((await omar.get('/topics/404/links')).status).toBe(404)
  })

  test('leads to a section where an article is there in the language, and by itself as soon as one is (NAV-5)', async () => {
    const { layla, omar, visitor, storage } = await newsroom(engine)
    await openedInHama(storage.articles)
    await omar.post('/sections/posts/keys/articles/articles/ar/1', { form: { title: '' } })
    const blog = { id: 'blog0000', target: { kind: 'section', section: 'posts' } }
    const products = { id: 'products', target: { kind: 'section', section: 'products' } }
    const labels = { column00: { en: 'On this site', ar: 'في هذا الموقع' } }
    await saveSection(layla, 'navigation', {
      menu: [blog, products, search],
      footer: [{ id: 'column00', links: [products, blog] }],
      labels,
    })
    const linksIn = async (language: string) => {
      const { menu, footer } = (await visitor.get(`/public/site/${language}`)).body
      const links = [...menu, ...footer.columns.flatMap((column: MenuGroup) => column.links)]
      return links.map(({ address }: { address: string }) => address)
    }
    expect(await linksIn('en')).toEqual(['/blog', '/search', '/blog'])
    expect(await linksIn('ar')).toEqual(['/ar/search'])
    const form = { title: 'مضخّة' }
    await omar.post('/sections/products/keys/articles/articles/ar', { form })
    expect(await linksIn('ar')).toEqual(['/ar/products', '/ar/search', '/ar/products'])
  })

  test('is what the company set, as far as it is there in the language (NAV-5)', async () => {
    const { layla, visitor, storage } = await newsroom(engine)
    await openedInHama(storage.articles)
    await saveSection(layla, 'navigation', {
      menu: [opening, elsewhere, gone, search],
      menu_button: 'search00',
      footer: [{ id: 'sources0', links: [maps, opening] }],
      labels: { sources0: { ar: 'مصادر' }, opening0: { ar: 'ورشتنا' } },
    })
    await saveSection(layla, 'words', {
      frame_search: { ar: 'ابحث' },
      copyright: { ar: '© {year} {company}' },
    })
    await saveSection(layla, 'identity', { company_name: { ar: 'ناعورة' } })
    const { body } = await visitor.get('/public/site/ar')
    expect(body.menu).toEqual([
      { label: 'ورشتنا', address: '/ar/blog/1' },
      { label: 'ابحث', address: '/ar/search', is_button: true },
    ])
    expect(body.footer).toEqual({
      columns: [
        {
          label: 'مصادر',
          links: [
            { label: 'https://maps.example', address: 'https://maps.example' },
            { label: 'ورشتنا', address: '/ar/blog/1' },
          ],
        },
      ],
      copyright: '© 2025 ناعورة',
    })
    const inEnglish = (await visitor.get('/public/site/en')).body
    expect(inEnglish.menu[0]).toEqual({ label: 'Opening in Hama', address: '/blog/1' })
    expect(inEnglish.footer.columns).toEqual([])
    await saveSection(layla, 'navigation', { posts_hidden: true })
    expect((await visitor.get('/public/site/ar')).body.menu).toHaveLength(1)
  })
})
