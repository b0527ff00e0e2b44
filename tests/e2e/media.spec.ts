import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { messages } from '../../src/domain/messages.ts'
import { chooseFromOpen } from '../support/choose.ts'
import { arabic, english, type Words } from '../support/dashboard-words.ts'
import { dropFile } from '../support/dropped-files.ts'
import { saveButton } from '../support/editing.ts'
import { heldResponse } from '../support/held-response.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { isCutOff } from '../support/places.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const uploads = /\/api\/media$/

async function picture(name: string, background: string) {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

function moving() {
  const frames = ['#224422', '#442222'].map((background) => ({
    create: { width: 90, height: 60, channels: 3, background },
  }))
  return sharp(frames as never, { join: { animated: true } }).gif()
}

const [noria, mill] = [await picture('noria.png', '#1b6fb5'), await picture('mill.png', '#a94a17')]
const third = { name: 'third.gif', mimeType: 'image/gif', buffer: await moving().toBuffer() }
const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Rima') }

const tile = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name},`) })

async function choose(page: Page, words: Words, files: (typeof noria)[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.library.upload }).click()
  await (await chooser).setFiles(files)
}

for (const language of inspectedLanguages('media')) {
  const words = language === 'ar' ? arabic : english
  const { library } = words
  const other = language === 'ar' ? 'en' : 'ar'
  const nameOf = new Intl.DisplayNames(language, { type: 'language' })

  test(`pictures are uploaded, described, replaced, deleted and found in the library (${language})`, async ({
    omar,
  }) => {
    const page = await omar(language)
    await prepareAxe(page)
    await open(page, '/dashboard/media')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shell.pages.media)

    await test.step('MED-2 two are uploaded at a time, one is cancelled, and leaving during the upload asks first', async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      let sent = 0
      await page.route(uploads, async (route) => {
        if (route.request().method() === 'POST') {
          sent += 1
          await released
        }
        await route.continue().catch(() => {})
      })
      await choose(page, words, [noria, mill, third, letter])
      const list = page.getByRole('region', { name: library.uploads })
      await expect(list.getByRole('listitem').filter({ hasText: letter.name })).toContainText(
        words.messages[messages.imageMissing],
      )
      await expect(list.getByRole('progressbar')).toHaveCount(2)
      await expect(list).toContainText(library.states.waiting)
      await expect(list.getByText(library.sending(0))).toHaveCount(2)
      await expect(page.getByText(words.messages[messages.pictureMoves])).toBeVisible()
      await page.getByRole('link', { name: words.shell.pages.trash }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: words.actions.stay }).click()
      await list.getByRole('button', { name: library.cancel(third.name) }).click()
      expect(sent).toBe(2)
      release()
      await expect(list.getByText(library.states.done, { exact: true })).toHaveCount(2)
      await page.unroute(uploads)
      await expect(tile(page, 'noria')).toBeVisible()
      await expect(tile(page, 'third')).toHaveCount(0)
      await list.getByRole('button', { name: library.clear }).click()
      await expect(list).toHaveCount(0)
    })

    await test.step('MED-3 what is there already says so when it is dropped, and leads to it', async () => {
      const answer = await heldResponse(page, '*/api/media')
      await dropFile(page.getByRole('heading', { level: 1 }), { ...noria, name: 'copy.png' })
      const list = page.getByRole('region', { name: library.uploads })
      await expect(list, 'all of it has gone').toContainText(library.processing)
      await answer.release()
      await expect(list).toContainText(library.states.known)
      await list.getByRole('button', { name: library.show('noria') }).click()
      await expect(page.getByRole('complementary', { name: library.details })).toBeVisible()
    })

    const details = page.getByRole('complementary', { name: library.details })
    await test.step('MED-8 it is described in a language, and found among those that lack the other', async () => {
      const alt = words.fields.nameIn(library.alt, nameOf.of(language) ?? '')
      const field = details.getByRole('textbox', { name: alt })
      await field.fill(`Orontes العاصي${' وناعورة تدور'.repeat(15)}`)
      await expect.poll(() => isCutOff(field)).toBe(false)
      await field.press('Enter')
      await expect(page.getByText(words.messages[messages.contentUpdated])).toBeVisible()
      await page.getByRole('searchbox', { name: library.search }).fill('العاصي')
      await page.keyboard.press('Enter')
      await expect(tile(page, 'mill')).toHaveCount(0)
      await expect(tile(page, 'noria')).toBeVisible()
      const filter = page.getByRole('button', { name: new RegExp(`^${library.filter}:`) })
      await filter.click()
      await chooseFromOpen(page, library.missingAlt(nameOf.of(language) ?? ''))
      await expect(page.getByText(library.nothingFound)).toBeVisible()
      await filter.click()
      await chooseFromOpen(page, library.missingAlt(nameOf.of(other) ?? ''))
      await expect(tile(page, 'noria')).toBeVisible()
      await inspectAll(page, 'media')
    })

    await test.step('MED-6 it is deleted and brought back', async () => {
      await tile(page, 'noria').click()
      await details.getByRole('button', { name: words.actions.delete }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: words.actions.delete }).click()
      await expect(page.getByText(library.nothingFound)).toBeVisible()
      await page.getByRole('button', { name: words.actions.undo }).click()
      await expect(tile(page, 'noria')).toBeVisible()
    })

    await test.step('MED-5 MED-7 another takes its place wherever it is shown', async () => {
      await open(page, '/dashboard/media?q=terraces')
      await tile(page, 'terraces-wide').click()
      const places = details.getByRole('link')
      await expect(places.first()).toHaveAttribute('href', /^\/dashboard\//)
      const count = await places.count()
      await details.getByRole('button', { name: library.replace }).click()
      const chooser = page.getByRole('dialog', { name: library.title })
      await chooser.getByRole('row', { name: /^mill,/ }).click()
      await chooser.getByRole('button', { name: library.choose, exact: true }).click()
      const question = page.getByRole('alertdialog', { name: library.replaceQuestion(count) })
      await question.getByRole('button', { name: library.replaceAction }).click()
      await expect(details.getByRole('heading', { name: library.usedNowhere })).toBeVisible()
    })
  })
}

test('MED-4 MED-10 a cover and a gallery are chosen from the library by keys', async ({ omar }) => {
  const { library, gallery, cover } = english
  const page = await omar('en')
  await prepareAxe(page)
  await open(page, '/dashboard/blog/new')
  const openers = page.getByRole('button', { name: library.fromLibrary })
  const dialog = page.getByRole('dialog', { name: library.title })
  const rows = dialog.getByRole('row')

  await test.step('Escape leaves everything as it was, and the focus where it was', async () => {
    await openers.first().click()
    await expect(rows.first()).toHaveAccessibleName(/^.+, .1920 × 1080.$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(openers.first()).toBeFocused()
  })

  await test.step('arrows, Home and End lead to pictures, and Enter chooses', async () => {
    await page.keyboard.press('Enter')
    await rows.first().focus()
    await page.keyboard.press('End')
    await expect(rows.last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(rows.nth(1)).toBeFocused()
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(openers.first()).toBeFocused()
    await expect(page.getByRole('img', { name: cover.alt }).first()).toBeVisible()
  })

  await test.step('a gallery takes several, in the order chosen, and those uploaded there', async () => {
    await openers.nth(1).click()
    await rows.nth(2).click()
    await rows.nth(0).click()
    await expect(dialog).toContainText(library.chosen(2))
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: library.upload }).click()
    await (await chooser).setFiles([await picture('canal-by-night.png', '#101840')])
    await expect(dialog).toContainText(library.chosen(3))
    await inspectAll(page, 'media-chooser')
    await dialog.getByRole('button', { name: library.choose, exact: true }).click()
    await expect(page.getByRole('img', { name: gallery.image(3) })).toBeVisible()
  })

  await test.step('all of it is saved', async () => {
    await page.getByRole('textbox', { name: english.list.title }).first().fill('From the library')
    await saveButton(page, english).click()
    await expect(page.getByText(english.messages[messages.articleCreated])).toBeVisible()
    await page.getByRole('link', { name: 'From the library', exact: true }).click()
    await expect(page.getByRole('img', { name: gallery.image(3) })).toBeVisible()
    await expect(page.getByRole('img', { name: cover.alt }).first()).toBeVisible()
  })
})
