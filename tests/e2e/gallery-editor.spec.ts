import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { choose } from '../support/choose.ts'
import { messages } from '../../src/domain/messages.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open, reopen } from '../support/open.ts'
import { boxOf } from '../support/places.ts'
import { plainPicture } from '../support/pictures.ts'
import { sentForms } from '../support/sent-forms.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { form, gallery, saving, sorting } = english
const buffer = await plainPicture(400, 300).png().toBuffer()
const png = (name: string) => ({ name, mimeType: 'image/png', buffer })
const text = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('not an image') }
const large = { ...png('large.png'), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
const film = 'https://youtu.be/dQw4w9WgXcQ'

test('GED-1 GED-2 GED-3 GED-4 GED-5 items are added, changed, removed and kept; only what is there is sent, and stopped on its way', async ({
  layla,
}) => {
  const page = await layla('en')
  const sent = await sentForms(page)
  await open(page, '/dashboard')
  const card = page.getByRole('region', { name: gallery.title })
  await expect(tiles(page).nth(1)).toBeVisible()
  const before = await tiles(page).count()
  await expect(card.getByText(gallery.notSaved)).toHaveCount(0)

  await test.step('files are added, and those that are no pictures or too large are named', async () => {
    await addFiles(page, await Promise.all([png('one.png'), text, large].map(onDisk)))
    await expect(card.getByText(`plan.txt: ${messages.imageMissing}`)).toBeVisible()
    await expect(card.getByText(`large.png: ${messages.tooLarge}`)).toBeVisible()
    await expect(tiles(page)).toHaveCount(before + 1)
    await expect(tiles(page).last()).toHaveAttribute('data-state', 'new')
    await expect(tiles(page).last()).toContainText(gallery.notSaved)
  })

  await test.step('a film is added by its address', async () => {
    await page.getByRole('button', { name: gallery.addVideo }).click()
    for (const [address, problem] of [
      ['', messages.youtubeMissing],
      ['https://vimeo.com/1', messages.youtubeInvalid],
    ] as const) {
      await page.getByLabel(gallery.videoAddress).fill(address)
      await page.keyboard.press('Enter')
      await expect(page.getByText(problem)).toBeVisible()
    }
    await page.getByLabel(gallery.videoAddress).fill(film)
    await page.keyboard.press('Enter')
    await expect(tiles(page)).toHaveCount(before + 2)
  })

  const keys = await order(page)
  const replaced = await tiles(page)
    .filter({ has: page.locator('input[type=file]') })
    .first()
    .getAttribute('data-key')
  const other = keys.find((key) => key !== replaced)
  const [first, second] = [tileOf(page, replaced), tileOf(page, other ?? null)]
  await first.locator('input[type=file]').setInputFiles(png('instead.png'))
  await expect(first).toHaveAttribute('data-state', 'modified')
  const remove = () =>
    choose(second.getByRole('button', { name: /^Actions for / }), gallery.actions.remove)
  await remove()
  await expect(second).toHaveAttribute('data-state', 'deleted')
  await expect(second).toContainText(gallery.removed)
  await second.getByRole('button', { name: /^Keep / }).click()
  await expect(second).toHaveAttribute('data-state', 'existing')
  await remove()
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  const [saved, ...others] = sent()
  expect(others).toEqual([])
  expect(saved?.fields).toMatchObject({
    'images[]': 'instead.png, one.png',
    youtube: `["${film}"]`,
    sort: '["image","image","video"]',
    mode: 'append',
  })
  expect(JSON.parse(saved?.fields.delete_ids ?? '').toSorted()).toEqual(
    [Number(replaced), Number(other)].toSorted(),
  )
  const places = keys.filter((key) => key !== other).map((key) => Number(key) || 'new')
  expect(JSON.parse(saved?.fields.order ?? '')).toEqual(
    places.map((place) => (place === Number(replaced) ? 'new' : place)),
  )
  expect(saved?.fields).not.toHaveProperty('titles')
  await expect(tiles(page)).toHaveCount(before + 1)

  await test.step('files show how far they are, are stopped on their way, and sent again', async () => {
    const before = await tiles(page).count()
    await addFiles(page, [png('first.png'), png('second.png')])
    const held = Promise.withResolvers<void>()
    await reroute(page, '**/gallery-simplified', async (route) => {
      await held.promise
      await route.continue().catch(() => {})
    })
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('progressbar')).toHaveCount(2)
    await expect(page.getByText(saving.sendingFiles(2))).toBeVisible()
    await page.getByRole('button', { name: saving.cancelSending }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: messages.sendingCancelled }),
    ).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    held.resolve()
    await page.unroute('**/gallery-simplified')
    await expect(tiles(page)).toHaveCount(before + 2)
    await page.getByRole('button', { name: english.actions.retry }).click()
    await expectSaved(page)
    await reopen(page)
    await expect(tiles(page)).toHaveCount(before + 2)
  })
})

test('items change places by button, by keys and by mouse, and have titles in every language', async ({
  layla,
}) => {
  const page = await layla('en')
  const sent = await sentForms(page)
  await open(page, '/dashboard')
  await expect(tiles(page).nth(2)).toBeVisible()
  const [one, two, three, ...rest] = await order(page)

  const actionsOn = (number: number) =>
    page.getByRole('button', { name: gallery.actionsOn(gallery.image(number)) })
  await actionsOn(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: gallery.actions.later })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual([two, one, three, ...rest])
  await expect(actionsOn(2)).toBeFocused()
  await expect(page.getByText(sorting.movedTo(gallery.image(1), 2, rest.length + 3))).toBeAttached()
  await choose(actionsOn(2), gallery.actions.earlier)
  await expect.poll(() => order(page)).toEqual([one, two, three, ...rest])
  await expect(page.getByRole('region', { name: form.unsaved })).toHaveCount(0)

  await tiles(page)
    .nth(0)
    .getByRole('button', { name: /^Move / })
    .focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).not.toEqual([one, two, three, ...rest])
  const byKeys = await order(page)

  const { width } = await boxOf(tiles(page).nth(2))
  await tiles(page)
    .nth(0)
    .dragTo(tiles(page).nth(2), {
      sourcePosition: { x: 60, y: 60 },
      targetPosition: { x: width - 8, y: 30 },
    })
  await expect
    .poll(() => order(page))
    .toEqual([...byKeys.slice(1, 3), byKeys[0], ...byKeys.slice(3)])

  await tiles(page)
    .nth(0)
    .getByRole('button', { name: /Titles of / })
    .click()
  const titles = page.getByRole('dialog')
  await titles.getByLabel(form.nameIn(gallery.itemTitle, 'Arabic')).fill('قناة مبطّنة')
  await titles.getByLabel(form.nameIn(gallery.itemTitle, 'English')).fill('A lined canal')
  await page.keyboard.press('Escape')
  await expect(tiles(page).nth(0)).toContainText('A lined canal')

  const now = await order(page)
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  const [saved] = sent()
  expect(JSON.parse(saved?.fields.order ?? '')).toEqual(now.map(Number))
  expect(JSON.parse(saved?.fields.titles ?? '')).toEqual({
    [String(now[0])]: { ar: 'قناة مبطّنة', en: 'A lined canal' },
  })
  await reopen(page)
  await expect.poll(() => order(page)).toEqual(now)
})

for (const language of inspectedLanguages('gallery')) {
  test(`the gallery is accessible in every state of its items (${language})`, async ({ layla }) => {
    test.slow()
    const words = (language === 'ar' ? arabic : english).gallery
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, '/dashboard/products/new')
    await page
      .getByRole('region', { name: words.title })
      .locator('input[type=file]')
      .last()
      .setInputFiles([png('a.png'), png('b.png'), text])
    await page.getByRole('button', { name: words.titlesOf(words.image(1)) }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await inspectAll(page, 'gallery')
  })
}

function tiles(page: Page): Locator {
  return page.getByRole('grid', { name: gallery.title }).getByRole('row')
}

function tileOf(page: Page, key: string | null): Locator {
  return page.locator(`[role=row][data-key="${key}"]`)
}

function order(page: Page): Promise<(string | null)[]> {
  return tiles(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')))
}

/** The browser reads the file from the disk: to send it ten megabytes takes seconds. */
async function onDisk({ name, buffer: bytes }: typeof text): Promise<string> {
  const path = test.info().outputPath(name)
  await writeFile(path, bytes)
  return path
}

function addFiles(page: Page, files: (typeof text)[] | string[]): Promise<void> {
  return page
    .getByRole('region', { name: gallery.title })
    .locator('input[type=file]')
    .last()
    .setInputFiles(files)
}

function expectSaved(page: Page): Promise<void> {
  return expect(page.getByRole('region', { name: form.unsaved })).toHaveCount(0)
}
