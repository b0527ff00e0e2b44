import type { Locator, Page } from '@playwright/test'
import { messages } from '../../src/domain/messages.ts'
import { choose } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { dropFile } from '../support/dropped-files.ts'
import { saveButton } from '../support/editing.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { publishPage } from '../support/page-of-blocks.ts'
import { apiOf, inviteOmar, omar, signIn } from '../support/product.ts'
import { expect, framed, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: new RegExp(`status of (400|409)|${framed.source}`) })

type GivenFile = { name: string; mimeType: string; buffer: Buffer }

function pdf(name: string, content: string): GivenFile {
  const pages = '<< /Type /Pages /Kids [] /Count 0 >>'
  const text = `%PDF-1.7\n1 0 obj\n${pages}\nendobj\n% ${content.padEnd(4_000)}\ntrailer\n<< >>\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) }
}

const guide = pdf('دليل_المضخّات.pdf', 'ar 1')
const inEnglish = pdf('Pump guide.pdf', 'en 1')
const newer = pdf('guide-2027.pdf', 'ar 2')
const cut = { ...guide, name: 'cut.pdf', buffer: Buffer.from('PDF') }

async function give(page: Page, chooser: Locator, file: GivenFile): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await chooser.click()
  await (await opened).setFiles(file)
}

const addresses = { ar: `/ar/${encodeURIComponent('التنزيلات')}`, en: '/downloads' } as const

for (const language of inspectedLanguages('files')) {
  const words = language === 'ar' ? arabic : english
  const { files, blocks, library, actions } = words
  const nameOf = (code: string) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? ''
  const ownNames = { ar: 'العربية', en: 'English' }

  test(`a file is kept once, with a version in each language, and offered on a page (FIL-9, FIL-10, FIL-15) (${language})`, async ({
    layla,
    address,
    request,
  }) => {
    test.slow()
    const { id } = await publishPage(address, {
      title: { en: 'Downloads', ar: 'التنزيلات' },
      slug: { en: 'downloads', ar: 'التنزيلات' },
    })
    const page = await layla(language)
    await prepareAxe(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/dashboard/media')
    await page.getByRole('link', { name: library.tabs.files, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const version = (code: 'ar' | 'en') =>
      dialog.getByRole('region', { name: ownNames[code], exact: true })
    const chooserIn = (code: 'ar' | 'en', name: string) =>
      version(code).getByRole('button', { name: new RegExp(`^${name}`) })
    const titleIn = (code: 'ar' | 'en') =>
      version(code).getByRole('textbox', { name: files.fileTitle })
    const row = page.getByRole('row').nth(1)

    await test.step('Layla uploads it in Arabic, and its name becomes its title', async () => {
      await expect(page.getByRole('heading', { name: files.empty })).toBeVisible()
      await inspectAll(page, 'files-empty')
      await page.getByRole('button', { name: files.upload }).first().click()
      await dialog.getByRole('button', { name: files.upload, exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText(words.messages[messages.fileNeedsVersion])
      await give(page, chooserIn('ar', files.chooseFile), cut)
      await dialog.getByRole('button', { name: files.upload, exact: true }).click()
      await expect(version('ar').getByRole('alert')).toHaveText(
        words.messages[messages.fileUnknown],
      )
      await titleIn('ar').fill('')
      await give(page, chooserIn('ar', files.chooseFile), guide)
      await expect(titleIn('ar')).toHaveValue('دليل المضخّات')
      await inspectAll(page, 'file-upload')
      await dialog.getByRole('button', { name: files.upload, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(row).toContainText('دليل المضخّات')
      await expect(row).toContainText(files.noVersion(nameOf('en')))
    })

    await test.step('she adds the English version, and finds it by either title', async () => {
      await row.getByRole('button', { name: 'دليل المضخّات' }).first().click()
      await give(page, chooserIn('en', files.chooseFile), inEnglish)
      await expect(titleIn('en')).toHaveValue('Pump guide')
      await dialog.getByRole('button', { name: actions.save, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(row).toContainText('Pump guide')
      await inspectAll(page, 'files')
      const search = page.getByRole('searchbox', { name: files.search })
      await search.fill('nothing')
      await search.press('Enter')
      await expect(page.getByRole('heading', { name: files.nothingFound })).toBeVisible()
      await search.fill('pump')
      await search.press('Enter')
      await expect(row).toContainText('Pump guide')
    })

    await test.step('she offers it on a page, with a note', async () => {
      await open(page, `/dashboard/pages/${id}`)
      const { name } = blocks.kinds.downloads
      await choose(page.getByRole('button', { name: blocks.add, exact: true }).last(), name)
      const field = (label: string, code: string) =>
        page
          .getByRole('region', { name: blocks.title, exact: true })
          .getByRole('textbox', { name: words.form.nameIn(label, nameOf(code)), exact: true })
      await field(blocks.fields.heading, 'ar').fill('أدلّة الاستخدام')
      await field(blocks.fields.heading, 'en').fill('Manuals')
      await page.getByRole('button', { name: blocks.items.downloads.add }).click()
      await dialog.getByRole('checkbox', { name: /المضخّات|Pump guide/ }).check()
      await inspectAll(page, 'file-chooser')
      await dialog.getByRole('button', { name: files.choose, exact: true }).click()
      await expect(page.getByText('Pump guide', { exact: true })).toBeVisible()
      await field(blocks.fields.note, 'ar').fill('للمضخّات الشمسية حتى 22 kW.')
      await field(blocks.fields.note, 'en').fill('For solar pumps up to 22 kW.')
      const frame = page.locator('iframe').contentFrame()
      await expect(frame.locator('.downloads-block h2')).toHaveText(/أدلّة|Manuals/)
      await page.evaluate(() => scrollTo(0, 0))
      await inspectAll(page, 'file-block')
      await saveButton(page, words).click()
      await expect(page.getByText(words.messages[messages.pageUpdated])).toBeVisible()
    })

    const visitor = await page.context().newPage()
    const link = visitor.locator('.downloads-block a')
    const bytesOf = async () => {
      const href = (await link.getAttribute('href')) ?? ''
      return { href, body: await (await request.get(href)).body() }
    }

    await test.step('a visitor downloads it in both languages', async () => {
      await prepareAxe(visitor)
      for (const [code, title, facts, file] of [
        ['ar', 'دليل المضخّات', '(PDF، 4 كيلوبايت)', guide],
        ['en', 'Pump guide', '(PDF, 4 KB)', inEnglish],
      ] as const) {
        await open(visitor, addresses[code])
        await expect(link).toHaveText(title)
        await expect(link).toHaveAccessibleDescription(facts)
        expect(await link.getAttribute('hreflang')).toBeNull()
        expect(String((await bytesOf()).body)).toBe(String(file.buffer))
        await inspectAll(visitor, `downloads-${code}`)
        await visitor.emulateMedia({ media: 'print' })
        const printed = await link.evaluate((a) => getComputedStyle(a, '::after').content)
        expect(printed).toContain((await bytesOf()).href)
        await visitor.emulateMedia({ media: 'screen' })
      }
    })

    await test.step('a new version is served at once, at the same address', async () => {
      await open(visitor, addresses.ar)
      const { href } = await bytesOf()
      await open(page, '/dashboard/media/files')
      await row
        .getByRole('button', { name: /المضخّات|Pump guide/ })
        .first()
        .click()
      await expect(dialog.getByRole('link', { name: /التنزيلات|Downloads/ })).toBeVisible()
      await give(page, chooserIn('ar', files.newVersion), newer)
      await inspectAll(page, 'file-edit')
      await dialog.getByRole('button', { name: actions.save, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await open(visitor, addresses.ar)
      const served = await bytesOf()
      expect(served.href).toBe(href)
      expect(String(served.body)).toBe(String(newer.buffer))
    })

    await test.step('without a version of its own, a page names the language of the other', async () => {
      await row
        .getByRole('button', { name: /المضخّات|Pump guide/ })
        .first()
        .click()
      await version('ar')
        .getByRole('button', { name: files.remove(nameOf('ar')) })
        .click()
      await dialog.getByRole('button', { name: actions.save, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await open(visitor, addresses.ar)
      await expect(link).toHaveAttribute('hreflang', 'en')
      await expect(link.locator('bdi')).toHaveAttribute('lang', 'en')
      await expect(link).toHaveAccessibleDescription('(PDF، 4 كيلوبايت، بالإنجليزية)')
      await inspectAll(visitor, 'downloads-other')
    })

    await test.step('it is not deleted while a page offers it', async () => {
      const remove = row.getByRole('button', { name: words.list.deleteNamed('Pump guide') })
      const question = page.getByRole('alertdialog')
      await remove.click()
      await question.getByRole('button', { name: actions.delete, exact: true }).click()
      await expect(question.getByRole('alert')).toHaveText(words.messages[messages.fileInUse])
      await question.getByRole('button', { name: actions.cancel, exact: true }).click()
      await open(page, `/dashboard/pages/${id}`)
      const { name } = blocks.kinds.downloads
      await page.getByRole('button', { name: `${blocks.remove}: ${name}` }).click()
      await saveButton(page, words).click()
      await expect(page.getByText(words.messages[messages.pageUpdated])).toBeVisible()
      await open(page, '/dashboard/media/files')
      await remove.click()
      await question.getByRole('button', { name: actions.delete, exact: true }).click()
      await expect(page.getByRole('heading', { name: files.empty })).toBeVisible()
      await page.getByRole('button', { name: actions.undo, exact: true }).click()
      await expect(row).toContainText('Pump guide')
    })
  })
}

async function sendFile(address: string, path: string, fields: Record<string, GivenFile | string>) {
  const { token } = await signIn(address)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, new Blob([new Uint8Array(value.buffer)]), value.name)
  }
  const answer = await apiOf(address, token)(path, { method: 'POST', body })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { file: { id: string } }).file
}

for (const language of inspectedLanguages('file-links')) {
  const words = language === 'ar' ? arabic : english
  const { files, blocks, editor, navigation, actions } = words
  const nameOf = (code: string) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? ''

  test(`a file is linked from a text, a button and the menu, and replaced for all (FIL-8, FIL-9, FIL-10, FIL-11) (${language})`, async ({
    layla,
    address,
    request,
  }) => {
    test.slow()
    const { id } = await sendFile(address, 'files', {
      'title.en': 'Pump guide',
      'file.en': inEnglish,
    })
    const { id: pageId } = await publishPage(address, {
      title: { en: 'Downloads', ar: 'التنزيلات' },
      slug: { en: 'downloads', ar: 'التنزيلات' },
      order: ['opening1', 'action01'],
      blocks: { opening1: { kind: 'text' }, action01: { kind: 'action' } },
      texts: {
        'body:opening1': { ar: `<p>نصب المضخّة مشروح في <a href="/files/${id}">الدليل</a>.</p>` },
        'heading:action01': { en: 'For fitters', ar: 'لعمّال التركيب' },
        'button:action01': { en: 'Get the guide', ar: 'تنزيل الدليل' },
      },
    })
    const page = await layla(language)
    await prepareAxe(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    const dialog = page.getByRole('dialog', { name: files.chooseFile, exact: true })
    const blockToggle = (name: string) =>
      page.locator('h3 > button').filter({ has: page.getByText(name, { exact: true }) })
    async function chooseGuide() {
      await dialog.getByRole('checkbox', { name: /Pump guide/ }).check()
      await dialog.getByRole('button', { name: files.choose, exact: true }).click()
      await expect(dialog).toHaveCount(0)
    }

    await test.step('Layla links it from a text, whose words are its title', async () => {
      await open(page, `/dashboard/pages/${pageId}`)
      const name = words.form.nameIn(blocks.fields.body, nameOf('en'))
      const text = page.getByRole('textbox', { name, exact: true })
      await blockToggle(blocks.kinds.text.name).click()
      await text.click()
      await page.keyboard.type('Fitting is shown in the ')
      const toolbar = page.getByRole('toolbar', { name: editor.toolbar(nameOf('en')) })
      await toolbar.getByRole('button', { name: editor.link, exact: true }).click()
      await page.getByRole('button', { name: editor.linkFile, exact: true }).click()
      await chooseGuide()
      await expect(text.locator('a')).toHaveText('Pump guide')
      await expect(text.locator('a')).toHaveAttribute('href', `/files/${id}`)
      await text.locator('a').click()
      await toolbar.getByRole('button', { name: editor.link, exact: true }).click()
      await expect(page.getByLabel(editor.linkAddress)).toHaveValue(`/files/${id}`)
      await expect(page.getByLabel(editor.linkAddress)).toHaveAccessibleDescription('Pump guide')
      await page.keyboard.press('Escape')
    })

    await test.step('from a button, and from the menu', async () => {
      await blockToggle(blocks.kinds.action.name).click()
      await choose(page.getByRole('button', { name: navigation.target }), navigation.file)
      const chosen = page.getByRole('group', { name: navigation.file, exact: true })
      await chosen.getByRole('button', { name: files.chooseFile, exact: true }).click()
      await chooseGuide()
      await expect(chosen).toContainText('Pump guide')
      await page.evaluate(() => scrollTo(0, 0))
      await inspectAll(page, 'file-button')
      await saveButton(page, words).click()
      await expect(page.getByText(words.messages[messages.pageUpdated])).toBeVisible()

      await open(page, '/dashboard/navigation')
      await page.getByRole('button', { name: navigation.own }).click()
      await page.getByRole('button', { name: navigation.addLink }).first().click()
      await choose(page.getByRole('button', { name: navigation.target }), navigation.file)
      await page.getByRole('button', { name: navigation.apply }).click()
      await expect(chosen).toContainText(words.messages[messages.leadsNowhere])
      await chosen.getByRole('button', { name: files.chooseFile, exact: true }).click()
      await chooseGuide()
      await inspectAll(page, 'file-entry')
      await page.getByRole('button', { name: navigation.apply }).click()
      await expect(page.getByRole('row', { name: 'Pump guide' })).toBeVisible()
      await saveButton(page, words).click()
      await expect(page.getByText(words.messages[messages.contentUpdated])).toBeVisible()
    })

    await test.step('the file says so', async () => {
      await open(page, '/dashboard/media/files')
      await page.getByRole('row').nth(1).getByRole('button', { name: 'Pump guide' }).first().click()
      const edited = page.getByRole('dialog')
      await expect(edited.getByRole('link', { name: /التنزيلات|Downloads/ })).toBeVisible()
      await expect(edited.getByRole('link', { name: navigation.navigation.menu })).toBeVisible()
      await inspectAll(page, 'file-uses')
      await edited.getByRole('button', { name: actions.cancel, exact: true }).click()
    })

    const visitor = await page.context().newPage()
    await prepareAxe(visitor)
    await visitor.setViewportSize({ width: 1440, height: 900 })
    const links = ['.rich-text a', '.block-button', 'header nav a[href^="/files/"]']
    async function expectServed(code: 'ar' | 'en', file: GivenFile, other: string | null) {
      await open(visitor, addresses[code])
      for (const selector of links) {
        const link = visitor.locator(selector).first()
        const href = (await link.getAttribute('href')) ?? ''
        expect([selector, await link.getAttribute('hreflang')]).toEqual([selector, other])
        expect(String(await (await request.get(href)).body()), selector).toBe(String(file.buffer))
      }
    }

    await test.step('visitors of both languages get it, and read of another language', async () => {
      await expectServed('en', inEnglish, null)
      const facts = visitor.locator('.file-facts')
      await expect(facts).toHaveText('(PDF, 4 KB)')
      await inspectAll(visitor, 'file-links-en')
      await expectServed('ar', inEnglish, 'en')
      await expect(facts).toHaveText('(PDF، 4 كيلوبايت، بالإنجليزية)')
      await inspectAll(visitor, 'file-links-ar')
    })

    await test.step('and what replaces it, in the version of their language', async () => {
      await sendFile(address, `files/${id}`, {
        'title.ar': 'دليل المضخّات',
        'file.ar': guide,
        'file.en': newer,
      })
      await expectServed('en', newer, null)
      await expectServed('ar', guide, null)
      await expect(visitor.locator('header nav a[href^="/files/"]').first()).toHaveText(
        'دليل المضخّات',
      )
    })
  })
}

test('a dropped file is uploaded, and no change made meanwhile is lost unseen (FIL-15, HST-5)', async ({
  layla,
  address,
}) => {
  const { files, actions } = english
  const page = await layla('en')
  await open(page, '/dashboard/media/files')
  const dialog = page.getByRole('dialog')
  await dropFile(page.getByRole('heading', { level: 1 }), inEnglish)
  await dialog.getByRole('button', { name: files.upload, exact: true }).click()
  const opener = page.getByRole('row').nth(1).getByRole('button', { name: 'Pump guide' }).first()
  await opener.click()
  const other = await page.context().newPage()
  await open(other, `${address}/dashboard/media/files`)
  await other.getByRole('row').nth(1).getByRole('button', { name: 'Pump guide' }).first().click()
  const title = (tab: Page) => tab.getByRole('textbox', { name: files.fileTitle }).first()
  await title(other).fill('Guide to pumps')
  await other.getByRole('button', { name: actions.save, exact: true }).click()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await title(page).fill('Pumps')
  await dialog.getByRole('button', { name: actions.save, exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(english.saving.conflict.own.since)
  await dialog.getByRole('button', { name: files.reload }).click()
  await expect(title(page)).toHaveValue('Guide to pumps')

  await inviteOmar(address)
  const api = apiOf(address, (await signIn(address, omar)).token)
  const { files: kept } = (await (await api('files')).json()) as { files: { id: string }[] }
  const body = new FormData()
  body.append('title.en', 'Guide of Omar')
  await api(`files/${kept[0]?.id}`, { method: 'POST', body })
  await title(page).fill('Pumps')
  await dialog.getByRole('button', { name: actions.save, exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(english.messages[messages.conflict])
})
