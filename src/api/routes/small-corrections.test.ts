import { expect, test } from 'vitest'
import {
  cardForm,
  cardsPath,
  changeBannerGallery,
  type Fields,
  growers,
  newsroom,
  saveSection,
  videoAddress,
} from '../../../tests/support/newsroom.ts'

const minor = 'true'
const both = (en: string) => ({ en, ar: 'نواعير' })

const documents = {
  async page() {
    const { omar } = await newsroom('SQLite')
    const { page } = (await omar.post('/pages', { json: { title: both('Norias') } })).body
    const change = (en: string, mark: Fields = {}) =>
      omar.post(`/pages/${page.id}`, {
        json: { title: { en }, ...('minor' in mark && { minor: true }) },
      })
    return { omar, change, path: `/pages/${page.id}`, name: 'title.ar' }
  },

  async section() {
    const { omar } = await newsroom('SQLite')
    await saveSection(omar, 'aboutUs', { section_title: both('Norias') })
    const change = (en: string, mark: Fields = {}) =>
      saveSection(omar, 'aboutUs', { section_title: { en } }, mark)
    return { omar, change, path: '/sections/aboutUs', name: 'section_title.ar' }
  },

  async branch() {
    const { omar } = await newsroom('SQLite')
    const named = (name: object, mark: Fields = {}) => {
      const content = { branches: ['hamaaa01'], branch_name: { hamaaa01: name } }
      return saveSection(omar, 'contactUs', content, mark)
    }
    await named(both('Norias'))
    const change = (en: string, mark: Fields = {}) => named({ en }, mark)
    return { omar, change, path: '/sections/contactUs', name: 'branch_name:hamaaa01.ar' }
  },

  async 'menu entry'() {
    const { layla: omar } = await newsroom('SQLite')
    const labelled = (label: object, mark: Fields = {}) => {
      const content = { menu: [{ id: 'ourworks', links: [] }], labels: { ourworks: label } }
      return saveSection(omar, 'navigation', content, mark)
    }
    await labelled(both('Norias'))
    const change = (en: string, mark: Fields = {}) => labelled({ en }, mark)
    return { omar, change, path: '/sections/navigation', name: 'label:ourworks.ar' }
  },

  async gallery() {
    const { omar } = await newsroom('SQLite')
    const { body } = await changeBannerGallery(omar, { youtube: `["${videoAddress}"]` })
    const [{ id } = { id: 0 }] = body.gallery_items
    const titled = (titles: object, mark: Fields = {}) =>
      changeBannerGallery(omar, { titles: JSON.stringify({ [id]: titles }), ...mark })
    await titled(both('Norias'))
    const change = (en: string, mark: Fields = {}) => titled({ en }, mark)
    return { omar, change, path: '/sections/banner', name: `gallery_title:${id}.ar` }
  },

  async 'card in one language'() {
    const { card, omar } = await growersCard()
    const change = (name: string, mark: Fields = {}) =>
      omar.post(`${cardsPath}/${card}?lang=en`, { form: { name, ...mark } })
    return { omar, change, path: `${cardsPath}/${card}`, name: 'name.ar' }
  },

  async 'card in several languages'() {
    const { card, omar } = await growersCard()
    const change = (en: string, mark: Fields = {}) =>
      omar.call('PATCH', `${cardsPath}/${card}`, {
        form: { texts: JSON.stringify({ name: { en } }), ...mark },
      })
    return { omar, change, path: `${cardsPath}/${card}`, name: 'name.ar' }
  },
}

async function growersCard() {
  const { omar } = await newsroom('SQLite')
  const { body } = await omar.post(`${cardsPath}?lang=en`, { form: cardForm(growers.en) })
  const card = body.card.id as number
  await omar.post(`${cardsPath}/${card}?lang=ar`, { form: cardForm(growers.ar) })
  return { omar, card }
}

test.each(Object.entries(documents))(
  'a small correction of a %s puts no language behind (LED-5)',
  async (_kind, open) => {
    const { omar, change, path, name } = await open()
    const isBehind = async () => (await omar.get(`${path}/ledger`)).body.ledger[name].behind
    expect((await change('Noriahs', { minor })).status).toBe(200)
    expect(await isBehind()).toBe(false)
    expect((await change('Wheels')).status).toBe(200)
    expect(await isBehind()).toBe(true)
  },
)
