import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { byLayla, glassworks, openingInHama } from '../../../tests/support/cast.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'
import { textValues } from '../../domain/documents/revision.ts'
import { messages } from '../../domain/messages.ts'

/** The post has an English text and no Arabic one. */
async function desk(engine: EngineName) {
  const world = await archive(engine)
  const { omar } = world
  const write = (language: string, form: Record<string, string>) =>
    omar.post(`${postsPath}/${language}/1`, { form })
  return {
    ...world,
    write,

    async begun() {
      await omar.post(`${postsPath}/en`, { form: openingInHama.en })
    },

    async exported(query = '') {
      return (await omar.get(`/translations?from=en&to=ar${query}`)).text
    },

    async takeIn(file: string, dryRun = false) {
      const form = formOf({ file: new File([file], 'en-ar.xlf'), dry_run: String(dryRun) })
      return omar.post('/translations', { form })
    },
  }
}

/** Arabic for each source, with its codes. */
function translated(xliff: string, words: Record<string, string>): string {
  return xliff
    .replaceAll('state="initial"', 'state="translated"')
    .replaceAll(/<source>(.*?)<\/source>(\n<target>.*?<\/target>)?/g, (_whole, source: string) => {
      let target = source
      for (const [english, arabic] of Object.entries(words))
        target = target.replace(english, arabic)
      return `<source>${source}</source><target>${target}</target>`
    })
}

const arabic = {
  'Opening in Hama': 'افتتاح في حماة',
  'Our workshop by the': 'ورشتنا قرب',
  norias: 'النواعير',
}

const outcomesOf = (body: { texts: { field: string; outcome: string; sentence: string }[] }) =>
  body.texts.map(({ field, outcome, sentence }) => [field, outcome, sentence])

describe.each(engines)('on %s, a translator', (engine) => {
  test('gets what is missing and gives it back as a draft (COV-9, COV-10, COV-11, COV-13)', async () => {
    const { begun, exported, takeIn, visitor, article } = await desk(engine)
    await begun()
    const file = translated(await exported(), arabic)
    expect(file).toContain('original="posts/1@1" srcDir="ltr" trgDir="rtl"')

    const trial = await takeIn(file, true)
    expect(outcomesOf(trial.body)).toEqual([
      ['title', 'new', ''],
      ['content', 'new', ''],
    ])
    expect(trial.body.saved).toBe(0)
    expect((await article()).texts.ar).toBeUndefined()

    expect((await takeIn(file)).body).toMatchObject({ saved: 2 })
    const { texts, publication, ledger } = await article()
    expect(texts).toMatchObject(openingInHama)
    expect(publication.ar.state).toBe('draft')
    expect(ledger['content.ar']).toMatchObject({ behind: false, source: 'en' })
    expect((await visitor.get(`${postsPath}/ar/1`)).status).toBe(404)
    expect(outcomesOf((await takeIn(file)).body)).toEqual([
      ['title', 'same', ''],
      ['content', 'same', ''],
    ])
  })

  test('is not asked for what is not needed (COV-9)', async () => {
    const { begun, exported, omar } = await desk(engine)
    await begun()
    const leftOut = { kind: 'posts', subject: '1', language: 'ar', left_out: true }
    await omar.post('/coverage/left-out', { json: leftOut })
    expect(await exported()).not.toContain('posts/1@')
    expect(await exported('&kind=posts&ids=1')).toContain('posts/1@')
  })

  test('whose source moved on is behind by exactly that (COV-12)', async () => {
    const { begun, exported, takeIn, write, article } = await desk(engine)
    await begun()
    await write('ar', openingInHama.ar)
    await write('en', { content: '<p>Two</p>' })
    const file = translated(await exported(), { Two: 'اثنان' })
    expect(file).toContain('<note category="earlier-source">Our workshop by the norias.</note>')
    await write('en', { content: '<p>Three</p>' })
    expect(outcomesOf((await takeIn(file)).body)).toEqual([['content', 'changed', '']])
    const { texts, ledger, revision } = await article()
    expect(texts.ar.content).toBe('<p>اثنان</p>')
    expect(ledger['content.ar']).toMatchObject({ behind: true, newer: ['en'], edition: 2 })
    expect(revision).toBe(5)
  })

  test('gives texts of sections, pages and cards back, which go live (COV-13)', async () => {
    const { omar, layla, storage, exported, takeIn } = await desk(engine)
    await storage.sections.change('aboutUs', { 'section_title.en': 'About us' }, byLayla())
    await storage.sections.change('identity', { 'tagline.en': 'Water' }, byLayla())
    await storage.cards.create(
      { language: 'en', values: textValues({ en: glassworks }) },
      byLayla(),
    )
    const blocks = {
      'block:k3f9a2xb': { kind: 'text' },
      'body:k3f9a2xb.en': '<p>So <em>far</em>.</p>',
    }
    await storage.pages.create({ 'title.en': 'Wells', ...blocks }, byLayla())
    const words = {
      'About us': 'من نحن',
      'Qasioun Glassworks': 'زجاج قاسيون',
      'Two furnaces.': 'فرنان.',
      Wells: 'الآبار',
      'So <pc': 'بعيد <pc',
    }
    const file = translated(await exported(), words)
    expect(file).not.toContain('identity')
    const { body } = await takeIn(file)
    expect(body.texts.map(Object.values)).toEqual([
      ['sections/aboutUs', '', 'section_title', 'new', ''],
      ['pages/2', 'Wells', 'title', 'new', ''],
      ['pages/2', 'Wells', 'body:k3f9a2xb', 'new', ''],
      ['cards/1', glassworks.name, 'name', 'new', ''],
      ['cards/1', glassworks.name, 'description', 'new', ''],
    ])
    expect(body.saved).toBe(5)
    const section = await omar.get('/sections/aboutUs/content/ar')
    expect(section.body.content.section_title).toBe('من نحن')
    expect((await omar.get('/pages/2')).body.page.texts).toMatchObject({
      ar: { 'body:k3f9a2xb': '<p>بعيد <em>far</em>.</p>' },
    })
    const { cards } = (await omar.get('/sections/partners/content/ar')).body.content
    expect(cards).toMatchObject([{ name: 'زجاج قاسيون', phone_number: glassworks.phone_number }])
    expect((await layla.get('/translations?from=en&to=ar')).text).toContain('sections/identity@')
  })

  test('gives labels of menus back to administrators (COV-13, LED-1)', async () => {
    const { layla, storage, exported } = await desk(engine)
    const menu = [{ id: 'ourworks', links: [] }]
    const labelled = { menu, 'label:ourworks.en': 'Our works' }
    await storage.sections.change('navigation', labelled, byLayla())
    expect(await exported('&kind=sections')).not.toContain('Our works')
    const { text } = await layla.get('/translations?from=en&to=ar&kind=sections')
    const file = new File([translated(text, { 'Our works': 'أعمالنا' })], 'en-ar.xlf')
    const form = formOf({ file, dry_run: 'false' })
    expect((await layla.post('/translations', { form })).body.saved).toBe(1)
    const { content } = (await layla.get('/sections/navigation/content')).body
    expect(content.labels).toEqual({ ourworks: { en: 'Our works', ar: 'أعمالنا' } })
    await storage.sections.change('navigation', { 'label:ourworks.en': 'Works' }, byLayla())
    const { ledger } = (await layla.get('/sections/navigation/ledger')).body
    expect(ledger['label:ourworks.ar']).toMatchObject({ behind: true, newer: ['en'], source: 'en' })
  })

  test('whose text was changed since overwrites nothing (COV-12)', async () => {
    const { storage, exported, takeIn, write, article } = await desk(engine)
    await openedInHama(storage.articles)
    const file = translated(await exported('&state=all'), { ...arabic, norias: 'نواعير حماة' })
    await write('ar', { content: '<p>نصّ جديد</p>' })
    for (const dryRun of [true, false]) {
      const { body } = await takeIn(file, dryRun)
      expect(outcomesOf(body)).toEqual([
        ['title', 'same', ''],
        ['content', 'refused', messages.textChanged],
      ])
    }
    expect((await article()).texts.ar.content).toBe('<p>نصّ جديد</p>')
  })
})

describe('a file is refused', () => {
  const textsRefused: [string, (file: string) => string, string[][]][] = [
    [
      'with an unfinished block (COV-14)',
      (file) => file.replace(/state="translated"(?=>\s*<source>Our)/, 'state="initial"'),
      [
        ['title', messages.otherTextRefused],
        ['content', messages.textUnfinished],
      ],
    ],
    [
      'with a blank block (COV-14)',
      (file) => file.replace(/<target>افتتاح في حماة/, '<target> '),
      [
        ['title', messages.textUnfinished],
        ['content', messages.otherTextRefused],
      ],
    ],
    [
      'without a code (COV-15)',
      (file) => file.replace(/(<target>ورشتنا قرب )<pc[^>]*>النواعير<\/pc>/, '$1النواعير'),
      [
        ['title', messages.otherTextRefused],
        ['content', messages.codesDiffer],
      ],
    ],
    [
      'with a foreign code (COV-15)',
      (file) => file.replace('<target>افتتاح', '<target><ph id="9"/>افتتاح'),
      [
        ['title', messages.codesDiffer],
        ['content', messages.otherTextRefused],
      ],
    ],
    [
      'with an element of its own (COV-15)',
      (file) => file.replace('<target>افتتاح', '<target><script>1</script>افتتاح'),
      [
        ['title', messages.codesDiffer],
        ['content', messages.otherTextRefused],
      ],
    ],
    [
      'with a title that is too long (COV-15)',
      (file) => file.replace('<target>افتتاح', `<target>${'ا'.repeat(301)}`),
      [
        ['title', messages.tooLong],
        ['content', messages.otherTextRefused],
      ],
    ],
    [
      'of another post (COV-15)',
      (file) => file.replace('posts/1@1', 'posts/2@1'),
      [
        ['title', messages.textUnknown],
        ['content', messages.textUnknown],
      ],
    ],
    [
      'of a revision that is still to come (COV-15)',
      (file) => file.replace('posts/1@1', 'posts/1@9'),
      [
        ['title', messages.textUnknown],
        ['content', messages.textUnknown],
      ],
    ],
    [
      'with a field that there is not (COV-15)',
      (file) => file.replace('id="title-1"', 'id="__proto__-1"'),
      [
        ['__proto__', messages.textUnknown],
        ['content', messages.otherTextRefused],
      ],
    ],
    [
      'with a block that there is not (COV-15)',
      (file) => file.replace('id="title-1"', 'id="content-2"'),
      [['content', messages.textUnknown]],
    ],
  ]

  test.each(textsRefused)('%s', async (_name, spoil, expected) => {
    const { begun, exported, takeIn, article } = await desk('SQLite')
    await begun()
    const file = translated(await exported(), arabic)
    const spoilt = spoil(file)
    expect(spoilt).not.toBe(file)
    const { body } = await takeIn(spoilt)
    expect(body.saved).toBe(0)
    expect(outcomesOf(body)).toEqual(
      expected.map(([field, sentence]) => [field, 'refused', sentence]),
    )
    expect((await article()).texts.ar).toBeUndefined()
  })

  const start = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"'
  test.each([
    ['that is no XML', 'Hello', messages.notXliff],
    [
      'of version 1.2',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
      messages.notXliff,
    ],
    [
      'with a document type',
      `<!DOCTYPE xliff [<!ENTITY a "b">]>${start} srcLang="en" trgLang="ar"/>`,
      messages.notXliff,
    ],
    ['with an entity', `${start} srcLang="en" trgLang="ar">&a;</xliff>`, messages.notXliff],
    ['without a target language', `${start} srcLang="en"/>`, messages.notXliff],
    [
      'that is nested too deeply',
      `${start} srcLang="en" trgLang="ar">${'<a>'.repeat(101)}${'</a>'.repeat(101)}</xliff>`,
      messages.notXliff,
    ],
    ['into its own language', `${start} srcLang="en" trgLang="EN"/>`, messages.ownLanguage],
    ['of an unknown language', `${start} srcLang="en" trgLang="fr"/>`, messages.languageUnknown],
  ])('%s (COV-15)', async (_name, file, sentence) => {
    const { takeIn } = await desk('SQLite')
    const { status, body } = await takeIn(file)
    expect([status, body.fields]).toEqual([400, { file: sentence }])
  })

  test('of more than 10 MB (COV-15)', async () => {
    const { takeIn } = await desk('SQLite')
    expect((await takeIn(' '.repeat(10 * 1024 * 1024 + 1))).status).toBe(413)
  })
})
