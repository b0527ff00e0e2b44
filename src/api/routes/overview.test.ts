import { describe, expect, test } from 'vitest'
import { postsPath } from '../../../tests/support/archive.ts'
import { articlesPath, type Caller } from '../../../tests/support/api.ts'
import {
  byLayla,
  castPassword,
  halfTranslated,
  openingInHama,
  rimasMessage,
  today,
} from '../../../tests/support/cast.ts'
import { french, newsroom, saveSection } from '../../../tests/support/newsroom.ts'
import { castIds } from '../../../tests/support/staff.ts'
import { engines } from '../../../tests/support/storages.ts'

const blank = { en: { done: 0, total: 0 }, ar: { done: 0, total: 0 } }
const overviewOf = async (caller: Caller) => (await caller.get('/overview')).body

describe.each(engines)('The overview on %s', (engine) => {
  test('of an installation without content finds nothing written and nobody named', async () => {
    const { omar } = await newsroom(engine)
    const of = (total: number) => ({ en: { done: 0, total }, ar: { done: 0, total } })
    expect(await overviewOf(omar)).toEqual({
      languages: ['en', 'ar'],
      sections: {
        banner: of(3),
        aboutUs: of(2),
        contactUs: of(3),
        partners: of(1),
        identity: of(2),
        posts: blank,
        business: blank,
        products: blank,
      },
      counts: {
        posts: 0,
        business: 0,
        products: 0,
        cards: 0,
        unread_messages: 0,
        behind: 0,
        for_you: 0,
        colleagues: 1,
      },
      start: {
        kind: false,
        identity: false,
        look: false,
        contact: false,
        pages: false,
        content: false,
        password: true,
        colleague: true,
        secondFactor: false,
        demo: false,
      },
    })
  })

  test('counts what is written in each language, and what is not', async () => {
    const { omar, layla, storage, addGrowers } = await newsroom(engine)
    await storage.languages.add(french, byLayla())
    await saveSection(omar, 'banner', { banner_title: { en: 'Water', ar: 'ماء' } })
    await saveSection(omar, 'banner', { banner_button: { en: 'Go', ar: 'x' } })
    await saveSection(omar, 'banner', { banner_button: { ar: '' } })
    await saveSection(omar, 'partners', { section_title: { ar: 'شركاؤنا' } })
    await addGrowers()
    await omar.post(`${postsPath}/en`, { form: openingInHama.en })
    await omar.post(`${postsPath}/ar/1`, { form: openingInHama.ar })
    await omar.post(`${postsPath}/en`, { form: halfTranslated })
    await omar.post(`${postsPath}/ar/2`, { form: { title: '', content: '<p>نصّ بلا عنوان</p>' } })
    await omar.post(`${postsPath}/fr`, { form: { title: 'Sans texte', content: '' } })
    await omar.post(`${articlesPath('products')}/ar`, { form: openingInHama.ar })
    await omar.delete(`${articlesPath('products')}/4`)
    await storage.messages.add({ ...rimasMessage, language: 'en' }, today)
    const { sections, counts } = await overviewOf(layla)
    expect(sections.banner).toEqual({
      en: { done: 2, total: 3 },
      ar: { done: 1, total: 3 },
      fr: { done: 0, total: 3 },
    })
    expect(sections.partners).toEqual({
      en: { done: 3, total: 4 },
      ar: { done: 4, total: 4 },
      fr: { done: 0, total: 4 },
    })
    expect(sections.posts).toEqual({
      en: { done: 4, total: 6 },
      ar: { done: 3, total: 6 },
      fr: { done: 1, total: 6 },
    })
    expect(sections.products.ar).toEqual({ done: 0, total: 0 })
    expect(counts).toEqual({
      posts: 3,
      business: 0,
      products: 0,
      cards: 1,
      unread_messages: 1,
      behind: 0,
      for_you: 0,
      colleagues: 1,
    })
  })

  test('knows whether the company is renamed, the password changed and someone invited', async () => {
    const { storage, layla, tokenOf, withToken } = await newsroom(engine)
    const start = async (caller: Caller) => (await overviewOf(caller)).start
    await saveSection(layla, 'identity', { company_name: { en: 'Naoura' } })
    await storage.demo.remember()
    const { email } = { email: 'first@naoura.example' }
    const known = await storage.users.findByEmail('layla@naoura.example')
    const passwordHash = known?.passwordHash ?? ''
    const first = { name: 'First', email, roleName: 'admin', status: 'active', avatar: '' } as const
    await storage.installation.complete({ ...first, passwordHash }, today)
    expect(await start(layla)).toMatchObject({
      identity: false,
      password: false,
      demo: true,
      colleague: true,
    })

    await saveSection(layla, 'identity', { company_name: { en: 'Our company' } })
    const credentials = { email, password: castPassword }
    const { token } = (await layla.post('/signin', { json: credentials })).body
    const json = { current_password: castPassword, password: 'olives before the rain' }
    const changed = await withToken(token).post('/account/password', { json })
    const owner = withToken(changed.body.token)
    const ids = Object.values(castIds)
    await owner.post('/users/delete-multiple', { json: { ids } })
    expect(await start(owner)).toMatchObject({
      identity: true,
      password: true,
      demo: false,
      colleague: false,
    })
    await expect(tokenOf('Layla')).rejects.toThrow('Layla has no account')
  })

  test('takes a password that an administrator gave for one of their own, too', async () => {
    const { storage, layla } = await newsroom(engine)
    const first = { name: 'First', email: 'first@naoura.example', roleName: 'admin' } as const
    const rest = { status: 'active', avatar: '', passwordHash: 'x' } as const
    await storage.installation.complete({ ...first, ...rest }, today)
    const id = (await storage.users.findByEmail(first.email))?.user.id
    await layla.post(`/users/${id}`, { form: { name: 'The first' } })
    expect((await overviewOf(layla)).start.password).toBe(false)
    await layla.post(`/users/${id}`, { form: { password: 'olives before the rain' } })
    expect((await overviewOf(layla)).start.password).toBe(true)
  })
})
