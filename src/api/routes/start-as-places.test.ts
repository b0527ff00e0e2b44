import { describe, expect, test } from 'vitest'
import type { Caller } from '../../../tests/support/api.ts'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { readSection, saveSection } from '../../../tests/support/newsroom.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import type { PageListItem } from '../../contract/pages.ts'
import { type ArticleSection, articleSections } from '../../domain/articles/article.ts'
import type { HomeBlock } from '../../domain/pages/block.ts'
import { firstHomeOrder, homeBlockIds } from '../../domain/pages/home-page.ts'
import { lookSettings } from '../../domain/look/look.ts'
import type { MenuEntry, NavigationLink } from '../../domain/navigation/navigation.ts'
import { type PresetName, presets } from '../../domain/look/presets.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import type { StartingPointSummary } from '../../domain/starting-point/starting-point-summary.ts'
import { startingPoints } from '../../domain/starting-point/starting-point.ts'

async function filled(engine: EngineName) {
  const { layla, omar, storage } = await archive(engine)
  await layla.post(`${postsPath}/en`, { form: openingInHama.en })
  await storage.demo.remember()
  return {
    layla,
    omar,
    startAs: async (kind: string) => (await layla.post('/start-as', { json: { kind } })).body,
    undo: ({ trash_ids: ids }: { trash_ids: number[] }) =>
      layla.post('/trash/restore-multiple', { json: { ids } }),
    home: async () => (await layla.get('/pages/home')).body.page.order as string[],
    ...placesOf(layla),
  }
}

function placesOf(layla: Caller) {
  async function namesOf(links: NavigationLink[]) {
    const { pages } = (await layla.get('/pages')).body
    return links.map(({ target }) =>
      target.kind === 'page'
        ? pages.find(({ id }: { id: number }) => id === target.id)?.title.en
        : target.kind === 'section'
          ? target.section
          : target.kind,
    )
  }
  return {
    menu: async () => namesOf((await readSection(layla, 'navigation')).menu ?? []),
    footer: async () => {
      const { footer } = await readSection(layla, 'navigation')
      return namesOf((footer ?? []).flatMap(({ links }: { links: NavigationLink[] }) => links))
    },
  }
}

async function brought(layla: Caller) {
  const [words, navigation, identity, look] = await Promise.all(
    (['words', 'navigation', 'identity', 'look'] as const).map((name) => readSection(layla, name)),
  )
  const sections = articleSections.filter((section) => !navigation[`${section}_hidden`])
  const name = (section: ArticleSection, language: string) =>
    words[`${section}_name`][language] || siteNamesIn(language)[`${section}_name`]
  const { pages } = (await layla.get('/pages')).body
  return {
    look: Object.fromEntries(lookSettings.map((setting) => [setting, look[setting] ?? undefined])),
    organisation: identity.kind,
    sections: Object.fromEntries(
      sections.map((section) => [section, { en: name(section, 'en'), ar: name(section, 'ar') }]),
    ),
    home: (await layla.get('/pages/home')).body.page.order,
    pages: new Set(pages.slice(1).map(({ title }: PageListItem) => title)),
  }
}

const clinicHome = ['business', 'aboutus1', 'products', 'ourposts', 'partners', 'contacts']
const clinicMenu = ['business', 'Our doctors', 'products', 'posts', 'About us', 'contact']
const ownMenu: MenuEntry[] = [{ id: 'ourentry', target: { kind: 'search' } }]

describe.each(engines)('Layla, choosing what her site is of on %s,', (engine) => {
  test('has its home page and its menus arranged for that, in one step, until it is another (NEW-2, NEW-3)', async () => {
    const { layla, startAs, home, menu, footer } = await filled(engine)
    expect((await startAs('clinic')).made).toContain('navigation')
    expect(await home()).toEqual(clinicHome)
    expect(await menu()).toEqual(clinicMenu)
    const navigation = await readSection(layla, 'navigation')
    const button = { en: 'Book a visit', ar: 'احجز موعدًا' }
    expect(navigation.labels[navigation.menu_button]).toEqual(button)
    expect(await footer()).toEqual([
      'business',
      'products',
      'posts',
      'About us',
      'Our doctors',
      'Questions',
      'Privacy',
    ])

    await startAs('law')
    expect(await home()).toEqual(['business', 'aboutus1', 'ourposts', 'partners', 'contacts'])
    expect(await menu()).toEqual(['business', 'Team', 'posts', 'About us', 'contact'])
    expect(await footer()).not.toContain('products')

    await startAs('engineering')
    expect([await home(), await menu(), await footer()]).toEqual([firstHomeOrder, [], []])
    await startAs('clinic')
    await layla.post('/start-empty')
    expect([await home(), await menu(), await footer()]).toEqual([firstHomeOrder, [], []])
    expect((await layla.post('/start-empty')).status).toBe(409)
  })

  test('is told beforehand what each brings (NEW-1)', async () => {
    const { layla, startAs } = await filled(engine)
    const { starting_points: offered } = (await layla.get('/starting-points')).body
    expect(offered.map(({ kind }: StartingPointSummary) => kind)).toEqual(startingPoints)
    for (const point of offered) {
      await startAs(point.kind)
      expect(await brought(layla)).toEqual({
        look: presets[point.look as PresetName],
        organisation: point.organisation,
        sections: point.sections,
        home: point.home.map((block: HomeBlock) => homeBlockIds[block]),
        pages: new Set(point.pages),
      })
    }
  })

  test('has what was there back from the trash, and can begin again (NEW-2)', async () => {
    const { layla, startAs, undo, home, menu } = await filled(engine)
    await undo(await startAs('clinic'))
    expect([await home(), await menu()]).toEqual([firstHomeOrder, []])
    await layla.post('/start-empty')
    expect((await layla.post('/start-empty')).status).toBe(409)
    await startAs('clinic')
    await undo(await startAs('law'))
    expect([await home(), await menu()]).toEqual([clinicHome, clinicMenu])
    await startAs('factory')
    expect((await home())[0]).toBe('products')
    expect((await menu())[0]).toBe('products')
  })

  test.each(startingPoints)(
    'as %s leaves a home page and a menu that somebody has changed (NEW-1)',
    async (kind) => {
      const { layla, omar, startAs, home, menu } = await filled(engine)
      const order = firstHomeOrder.toReversed()
      await omar.post('/pages/1', { json: { order } })
      await saveSection(layla, 'navigation', { menu: ownMenu })
      expect((await startAs(kind)).made).not.toContain('navigation')
      expect([await home(), await menu()]).toEqual([order, ['search']])
    },
  )

  test('keeps what she changed of a starting point’s home page and menu when she has another (NEW-1, NEW-2)', async () => {
    const { layla, omar, startAs, home, menu } = await filled(engine)
    await startAs('clinic')
    const order = clinicHome.toReversed()
    await omar.post('/pages/1', { json: { order } })
    await saveSection(layla, 'navigation', { menu: ownMenu, menu_button: null })
    await startAs('school')
    expect([await home(), await menu()]).toEqual([order, ['search']])
    await layla.post('/start-empty')
    expect([await home(), await menu()]).toEqual([order, ['search']])
  })
})
