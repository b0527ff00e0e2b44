import type {
  ImportItemResponse,
  ImportPairResponse,
  ImportResponse,
} from '../../src/contract/imports.ts'
import { messages } from '../../src/domain/messages.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { partsOfExport } from '../support/imports.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { layla as laylas, remove, temporaryFolder } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { sayReason } from '../../src/dashboard/pages/move-in/say-reason.ts'
import { choose } from '../support/choose.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const dictionaries = { ar: arabic, en: english } as const
const path = '/dashboard/move-in'

test.use({ provoked: /40[039]|503|ERR_FAILED/ })

const moment = '2025-11-03T03:00:00.000Z'
const bytes = 12_582_912
const texts = {
  id: 1,
  role: 'main',
  name: 'pumps.WordPress.2025-11-03.xml',
  bytes,
  part_bytes: 8_388_608,
  missing: [],
} satisfies ImportResponse['files'][number]

const sent: ImportResponse = {
  id: 1,
  name: '',
  source: 'pumps.example',
  state: 'files',
  actions: ['try'],
  can_be_taken_back: false,
  done: 0,
  total: 0,
  outcomes: { taken_in: 0, changed: 0, unchanged: 0, left_out: 0 },
  kinds: [],
  destinations: {},
  lacks_wpml_table: false,
  is_ours: false,
  encoding: null,
  arrive: 'drafts',
  old_site: { hosts: ['pumps.example'], fetch: true, ask: false, per_second: 2 },
  phase: 'texts',
  published: 0,
  library_files: 0,
  files: [texts],
  failure: null,
  staying: [],
  started_by: { id: 1, name: 'Layla' },
  started_at: moment,
  changed_at: moment,
  ended_at: null,
}
const tried: ImportResponse = {
  ...sent,
  state: 'tried',
  actions: ['start', 'try'],
  outcomes: { taken_in: 1_308, changed: 61, unchanged: 0, left_out: 27 },
  kinds: [
    { kind: 'post', count: 161, destination: 'posts' },
    { kind: 'page', count: 8, destination: 'pages' },
    { kind: 'Case-Study', count: 12, destination: null },
  ],
}
const moved: ImportResponse = {
  ...tried,
  state: 'done',
  actions: [],
  can_be_taken_back: true,
  library_files: 24,
}
const staying = [
  {
    title: 'افتتاح في حماة',
    here: '/dashboard/blog/7',
    reason: 'It was changed or published here since.',
  },
]

const table = { ...texts, id: 2, name: 'articles.csv', bytes: 2_048 }
const sample = {
  encoding: 'windows-1256',
  rows: [
    ['id', 'title:en', 'العنوان:ar', 'content', 'date'],
    ['7', 'How much water a field needs (and why)', 'كم يحتاج الحقل من الماء', '', '2014-03-01'],
    ['8', 'A pump that runs at night', 'مضخة تعمل ليلًا', 'It is quiet.', '2015-06-11'],
  ],
}

const states: Record<string, ImportResponse[]> = {
  empty: [],
  unfinished: [{ ...sent, files: [{ ...texts, missing: [2] }], actions: [] }],
  table: [{ ...sent, files: [table] }],
  trying: [{ ...sent, state: 'trying', actions: [] }],
  tried: [{ ...tried, lacks_wpml_table: true }],
  running: [{ ...tried, state: 'running', actions: ['pause'], done: 412, total: 1_369 }],
  publishing: [
    { ...tried, state: 'running', actions: ['pause'], phase: 'publishing', done: 60, total: 169 },
  ],
  fetching: [{ ...tried, state: 'running', actions: ['pause'], phase: 'pictures', total: 1_369 }],
  paused: [
    {
      ...tried,
      state: 'paused',
      actions: ['start'],
      can_be_taken_back: true,
      failure: messages.siteAway,
    },
  ],
  failed: [{ ...sent, state: 'failed', failure: messages.kindUnknown }],
  done: [moved],
  published: [{ ...moved, arrive: 'published', published: 318 }],
  'taken-back': [{ ...moved, state: 'taken_back', can_be_taken_back: false, staying }],
}

const line: ImportItemResponse = {
  n: 1,
  kind: 'post',
  language: 'ar',
  title: 'كم يحتاج الحقل من الماء',
  address: 'https://pumps.example/ar/2014/03/كم-يحتاج',
  outcome: 'left out',
  reasons: ['This kind is not taken in: --as Case-Study=posts would.'],
  here: '',
}
const items: ImportItemResponse[] = [
  line,
  { ...line, title: '', outcome: 'changed', reasons: ['It has no title.'] },
  {
    ...line,
    language: 'en',
    title: 'How much water a field needs (and why)',
    address: 'https://pumps.example/2014/03/how-much-water',
    outcome: 'changed',
    reasons: [
      'Became a link: https://www.youtube.com/watch?v=n0r1a',
      'It has no date in the past.',
    ],
    here: '/dashboard/blog/7',
  },
  { ...line, language: 'en ar', outcome: 'taken in', reasons: [], here: '/dashboard/blog/7' },
  {
    ...line,
    kind: 'attachment',
    title: 'قائمة أسعار المضخات',
    address: 'https://pumps.example/wp-content/uploads/2014/03/قائمة.pdf',
    outcome: 'taken in',
    reasons: [],
    here: '/dashboard/media/files',
  },
  {
    ...line,
    kind: 'attachment',
    language: '',
    title: 'Terms',
    address: 'https://pumps.example/wp-content/uploads/2014/03/terms.docx',
    reasons: ['Files that are neither pictures nor PDFs are not taken in yet.'],
  },
]

const water: ImportPairResponse['one'] = {
  n: 7,
  kind: 'post',
  language: 'en',
  title: 'How much water a field needs (and why)',
  address: 'https://pumps.example/2014/03/how-much-water',
  dated_at: moment,
}
const maa = { ...water, n: 8, language: 'ar', title: line.title }
const pairs: ImportPairResponse[] = [
  { grade: 'possible', is_joined: false, is_told_by_site: false, one: water, other: maa },
  {
    grade: 'likely',
    is_joined: true,
    is_told_by_site: false,
    one: { ...water, n: 9 },
    other: { ...maa, n: 10 },
  },
  {
    grade: 'sure',
    is_joined: true,
    is_told_by_site: true,
    one: { ...maa, n: 11 },
    other: { ...water, n: 12, title: '' },
  },
  {
    grade: 'none',
    is_joined: false,
    is_told_by_site: false,
    one: { ...maa, n: 13, dated_at: null },
    other: null,
  },
]

for (const language of inspectedLanguages('move-in')) {
  test(`every state of a move is accessible and fits (${language})`, async ({ layla }) => {
    test.slow()
    const { moveIn: words } = dictionaries[language]
    const page = await layla(language)
    await prepareAxe(page)
    let imports: ImportResponse[] = []
    const pagination = { current_page: 1, last_page: 1, per_page: 10, total: 4 }
    await reroute(page, '**/api/imports?*', (route) =>
      route.fulfill({ json: { imports, pagination } }),
    )
    await reroute(page, '**/api/imports/1/items?*', (route) =>
      route.fulfill({ json: { items, pagination } }),
    )
    const ofPairs = { json: { pairs, pagination: { ...pagination, total: 14, last_page: 2 } } }
    await reroute(page, '**/api/imports/1/pairs?*', (route) => route.fulfill(ofPairs))
    const ofTable = { json: { table: sample } }
    await reroute(page, '**/api/imports/1/files/2/table', (route) => route.fulfill(ofTable))
    for (const [name, state] of Object.entries(states)) {
      imports = state
      await open(page, path)
      const shown = page.locator('[aria-current=step]')
      await expect(shown).toBeVisible()
      if (name === 'table') await expect(shown.getByText('مضخة تعمل ليلًا')).toBeVisible()
      const hasReport = ['tried', 'done', 'published', 'taken-back'].includes(name)
      if (hasReport) {
        const title = items[2]?.title ?? ''
        await expect(shown.getByText(title)).toBeVisible()
        const links = shown.getByRole('link', { name: title })
        await expect(links).toHaveCount(name === 'taken-back' ? 0 : 1)
      }
      await inspectAll(page, `move-in-${name}`)
    }
    imports = [tried]
    await open(page, path)
    await page.getByRole('link', { name: words.pairs.title }).click()
    await expect(page.getByText(water.title).first()).toBeVisible()
    await inspectAll(page, 'move-in-pairs')
    await page.getByRole('button', { name: words.pairs.chooseNamed(maa.title) }).click()
    await expect(page.getByRole('dialog').getByText(water.title).first()).toBeVisible()
    await inspectAll(page, 'move-in-join')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: words.changeNamed(words.steps.kinds), exact: true })
      .click()
    await expect(page.getByRole('heading', { name: words.steps.kinds })).toBeFocused()
    await inspectAll(page, 'move-in-kinds')
    await page.getByRole('button', { name: words.backTo(words.steps.trial), exact: true }).click()
    await page.getByRole('radio', { name: words.arrive.names.published }).press('Space')
    await page.getByRole('button', { name: words.run.start, exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText(words.run.hint.published)
    await inspectAll(page, 'move-in-question')
    await reroute(page, '**/api/imports?*', (route) => route.fulfill({ status: 503, json: {} }))
    await open(page, path)
    await expect(page.getByRole('main')).toContainText(words.failed)
    await inspectAll(page, 'move-in-unreachable')
  })
}

for (const language of inspectedLanguages('move-in-whole')) {
  test(`Layla moves her site in and takes it back (IMP-18, IMP-41) (${language})`, async ({
    layla,
    product,
  }) => {
    test.slow()
    const { moveIn: words, passwords, shell } = dictionaries[language]
    const page = await layla(language)
    const step = (name: keyof typeof words.steps) =>
      page.getByRole('region', { name: words.steps[name], exact: true })
    const addresses: string[] = []
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.setViewportSize({ width: language === 'ar' ? 390 : 1440, height: 900 })
    await open(page, path)

    await test.step('she gives it the export of WordPress, which is read and tried', async () => {
      const chooser = page.waitForEvent('filechooser')
      await press(words.files.choose)
      await reroute(page, '**/parts/1', (route) => route.abort(), { times: 1 })
      const folder = await temporaryFolder()
      const parts = await partsOfExport('polylang', (_item, at) => [at % 2], { folder })
      await (await chooser).setFiles(parts)
      await expect(step('files')).toContainText(words.files.waiting)
      await expect(step('files')).toContainText(words.files.sent)
      await press(words.files.read)
      await expect(step('trial')).toContainText(words.trial.nothing, { timeout: 30_000 })
      await remove(folder)
      await expect(step('trial')).toContainText('مضخة تعمل ليلًا')
      await expect(page.getByRole('heading', { name: words.steps.trial })).toBeFocused()
    })

    await test.step('she chooses another place for the posts, and tries again', async () => {
      await press(words.changeNamed(words.steps.kinds))
      const place = words.kinds.goesTo(words.kinds.names.post ?? '')
      await choose(page.getByRole('button', { name: place }), shell.pages.business)
      await expect(step('kinds')).toContainText(words.kinds.changed)
      await press(words.trial.again)
      await expect(step('trial')).toContainText('مضخة تعمل ليلًا', { timeout: 30_000 })
      await expect(step('kinds')).toContainText(shell.pages.business)
    })

    await test.step('she looks at what was left out', async () => {
      await choose(
        page.getByRole('button', { name: new RegExp(`^${words.report.show}`) }),
        words.outcomes['left out'],
      )
      await expect(page.getByText('مضخة تعمل ليلًا')).toHaveCount(0)
      await expect(step('trial')).toContainText(
        sayReason(language, 'Another menu there is the main one.'),
      )
    })

    await test.step('she joins other texts than the file does, by the keyboard', async () => {
      const { pairs } = words
      const named = (name: string) => page.getByRole('button', { name, exact: true })
      const [field, night] = ['How much water a field needs', 'A pump that runs at night'] as const
      const [haql, layl] = ['كم يحتاج الحقل من الماء', 'مضخة تعمل ليلًا'] as const
      await page.getByRole('link', { name: pairs.title }).click()
      for (const [one, other] of [
        [field, haql],
        [night, layl],
      ] as const) {
        await named(pairs.separateNamed(one, other)).press('Enter')
        await expect(named(pairs.joinNamed(one, other))).toBeFocused()
        await expect(page.getByText(pairs.nowSeparate(one, other))).toBeVisible()
      }
      await choose(
        page.getByRole('button', { name: new RegExp(`^${words.report.show}`) }),
        pairs.grades.none,
      )
      await named(pairs.chooseNamed(night)).click()
      const asked = page.getByRole('dialog', { name: pairs.chooseTitle(night) })
      await expect(asked.getByRole('searchbox')).toBeFocused()
      await page.keyboard.type('الحقل')
      await page.keyboard.press('Enter')
      await expect(asked.getByRole('listitem')).toHaveCount(1)
      await asked.getByRole('button', { name: pairs.joinNamed(night, haql) }).press('Enter')
      await expect(page.getByRole('heading', { name: pairs.title })).toBeFocused()
      await expect(page.getByText(haql)).toHaveCount(1)
    })

    await test.step('she moves it in to be published, and finds what was a draft there', async () => {
      await page.getByRole('radio', { name: words.arrive.names.published }).press('Space')
      await press(words.run.start)
      await page.getByRole('alertdialog').getByRole('button', { name: words.run.start }).click()
      await expect(step('report')).toContainText(words.next.published('5'), { timeout: 30_000 })
      await page
        .getByRole('navigation', { name: words.next.title })
        .getByRole('link', { name: shell.pages.business })
        .click()
      await expect(page.getByRole('main')).toContainText(
        language === 'ar' ? 'مضخة تعمل ليلًا' : 'A pump that runs at night',
      )
      await page.goBack()
    })

    await test.step('visitors read it, and no link leads nowhere (IMP-20, IMP-21)', async () => {
      for (const old of [
        '/2014/03/how-much-water',
        '/ar/2014/03/كم-يحتاج',
        '/2015/06/night-pump',
      ]) {
        const moving = await page.request.get(encodeURI(old), { maxRedirects: 0 })
        expect([old, moving.status()]).toEqual([old, 301])
        addresses.push(moving.headers().location ?? '')
      }
      const links = new Set<string>()
      for (const address of addresses) {
        const html = await (await page.request.get(address, { maxRedirects: 0 })).text()
        for (const [, href = ''] of html.matchAll(/ href="(\/[^"]*)"/g)) links.add(href)
      }
      expect(links.size).toBeGreaterThan(20)
      for (const link of [...addresses, ...links]) {
        const found = await page.request.get(link.replaceAll('&amp;', '&'), { maxRedirects: 0 })
        expect([link, found.status()]).toEqual([link, 200])
      }
    })

    await test.step('she takes everything back, with her password', async () => {
      product.forgetProofs()
      await press(words.takeBack.action)
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words.takeBack.confirm, exact: true })
        .click()
      const asked = page.getByRole('dialog', { name: shell.proof.title })
      await asked.getByLabel(passwords.password, { exact: true }).fill(laylas.password)
      await page.keyboard.press('Enter')
      await expect(step('report')).toContainText(words.takeBack.nothing, { timeout: 30_000 })
      await open(page, '/dashboard/business?state=draft')
      await expect(page.getByRole('main')).not.toContainText('مضخة تعمل ليلًا')
      for (const address of addresses) {
        expect((await page.request.get(address)).status()).toBe(404)
      }
    })
  })
}
