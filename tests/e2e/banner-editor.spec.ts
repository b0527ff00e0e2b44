import { writeFile } from 'node:fs/promises'
import type { Locator, Page, Route } from '@playwright/test'
import { choose } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { open } from '../support/open.ts'
import { boxOf } from '../support/places.ts'
import { plainPicture } from '../support/pictures.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { putPictureInBanner } from '../support/editing.ts'
import { sentForms } from '../support/sent-forms.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: /status of (401|403|404|500)/ })

const { actions, banner, form, gallery, saving } = english
const text = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('not an image') }

test('BAN-1, BAN-5: pictures come in every way, and a gallery that is refused says why', async ({
  layla,
  address,
}, testInfo) => {
  await putPictureInBanner(address)
  const page = await layla('en')
  const saves = await sentForms(page)
  await open(page, '/dashboard')

  await test.step('BAN-1 a picture comes by browsing, dropping and pasting; what is none is told and ignored', async () => {
    const card = page.getByRole('region', { name: banner.image.title })
    const shown = card.getByRole('img', { name: banner.image.alt })
    const before = await shown.getAttribute('src')

    await card.locator('input[type=file]').setInputFiles(text)
    await expect(card.getByText(messages.imageMissing)).toBeVisible()
    expect(await shown.getAttribute('src')).toBe(before)

    await card.locator('input[type=file]').setInputFiles(await png('wide.png', 1700))
    await expect(shown).toHaveAttribute('src', /^blob:/)
    await expect(card.getByText(messages.imageMissing)).toHaveCount(0)
    await expect(card.getByText(english.cover.notSaved)).toBeAttached()
    await expect.poll(() => naturalWidth(shown)).toBe(1700)

    const small = testInfo.outputPath('small.png')
    await writeFile(small, (await png('small.png', 320)).buffer)
    await dropOn(shown, small)
    await expect.poll(() => naturalWidth(shown)).toBe(320)
    await expect(card.getByText(banner.small(320, 1600))).toBeVisible()

    await card.getByRole('button', { name: form.dropOn(banner.image.title) }).focus()
    await paste(page, await png('pasted.png', 1600))
    await expect.poll(() => naturalWidth(shown)).toBe(1600)
    await expect(card.getByText(/1600/)).toHaveCount(0)

    await card.getByRole('button', { name: banner.image.undo }).click()
    await expect(shown).toHaveAttribute('src', before ?? '')
    expect(saves()).toEqual([])
  })

  await test.step('BAN-5 a gallery that is refused says why, what was saved, and is tried again alone', async () => {
    await rewrite(page, saving.fields.banner_title, 'English', 'Tried again')
    await fileInput(page, gallery.title).setInputFiles(await png('kept.png'))
    const alert = page.getByRole('alert').filter({ hasText: messages.errorWhileSaving })
    for (const [status, sentence] of [
      [403, messages.forbidden],
      [404, messages.galleryNotFound],
      [500, messages.galleryServerError],
    ] as const) {
      await reroute(page, '**/gallery-simplified', answering(status), { times: 1 })
      await (status === 403 ? saveOf(page) : retryOf(alert)).click()
      const said = messages.galleryFailed.replace('{message}', sentence)
      await expect(alert.getByText(said)).toBeVisible()
      await expect(alert.getByText(saving.notSavedParts(saving.fields.gallery))).toBeVisible()
    }
    const paths = saves().map(({ path }) => path)
    expect(paths.filter((path) => path.endsWith('/content'))).toHaveLength(1)
    await retryOf(alert).click()
    await expect(page.getByText(messages.contentUpdated)).toBeVisible()
    await expect(alert).toHaveCount(0)

    await choose(
      page.getByRole('button', { name: gallery.actionsOn(gallery.image(1)) }),
      gallery.actions.remove,
    )
    await reroute(page, '**/gallery-simplified', answering(401), { times: 1 })
    await saveOf(page).click()
    const said = messages.galleryFailed.replace('{message}', messages.galleryUnauthorized)
    await expect(page.getByText(said).first()).toBeVisible()
  })
})

test('BAN-2, BAN-3, BAN-5…7: texts, picture and gallery are saved by what changed of them, and visitors see it', async ({
  layla,
  address,
  context,
}) => {
  const page = await layla('en')
  const saves = await sentForms(page)
  await open(page, '/dashboard')
  const preview = page.getByRole('figure').filter({ hasText: 'العربية' })

  await rewrite(page, saving.fields.banner_title, 'Arabic', 'ماء لكلّ حقل')
  await rewrite(page, saving.fields.banner_description, 'Arabic', 'من البئر إلى الشجرة.')
  await rewrite(page, saving.fields.banner_button, 'Arabic', 'راسلنا')
  await rewrite(page, saving.fields.banner_title, 'English', 'Water for every field')
  for (const shown of ['ماء لكلّ حقل', 'من البئر إلى الشجرة.', 'راسلنا']) {
    await expect(preview.getByText(shown)).toBeVisible()
  }
  await page.getByRole('radio', { name: english.articles.preview.phone }).click()
  await expect.poll(async () => (await boxOf(preview)).width).toBeLessThan(390)

  await saveOf(page).click()
  await expect(page.getByText(messages.contentUpdated)).toBeVisible()
  await expectSaved(page)
  const [texts, ...others] = saves()
  expect(others).toEqual([])
  expect(texts?.path).toBe('sections/banner/content')
  expect(JSON.parse(texts?.fields.content ?? '')).toEqual({
    banner_title: { ar: 'ماء لكلّ حقل', en: 'Water for every field' },
    banner_description: { ar: 'من البئر إلى الشجرة.' },
    banner_button: { ar: 'راسلنا' },
  })

  await page.keyboard.press('Control+s')
  await expect(page.getByText(messages.noChanges)).toBeVisible()
  expect(saves()).toEqual([])

  const before = await page.getByRole('button', { name: /^Actions for (image|video) / }).count()
  await fileInput(page, gallery.title).setInputFiles([await png('one.png'), await png('two.png')])
  await saveOf(page).click()
  await expectSaved(page)
  expect(saves()).toEqual([
    {
      path: 'sections/banner/gallery-simplified',
      fields: {
        'images[]': 'one.png, two.png',
        sort: '["image","image"]',
        base_revision: expect.any(String),
        mode: 'append',
      },
    },
  ])

  await choose(
    page.getByRole('button', { name: gallery.actionsOn(gallery.image(1)) }),
    gallery.actions.remove,
  )
  await fileInput(page, banner.image.title).setInputFiles(await png('hero.png', 1700))
  await saveOf(page).click()
  await expectSaved(page)
  expect(saves()).toMatchObject([
    { path: 'sections/banner/content', fields: { banner_image: 'hero.png' } },
    {
      path: 'sections/banner/gallery-simplified',
      fields: { delete_ids: expect.stringMatching(/^\[\d+\]$/), mode: 'append' },
    },
  ])
  await expect(page.getByRole('button', { name: /^Actions for (image|video) / })).toHaveCount(
    before + 1,
  )

  const site = await context.newPage()
  await open(site, `${address}/ar`)
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('ماء لكلّ حقل')
  await expect(site.getByText('من البئر إلى الشجرة.')).toBeVisible()
  await expect(site.locator('[data-hero]').getByRole('group')).toHaveCount(before + 1)
})

test('BAN-4, BAN-6, BAN-7: reset asks, empties the banner, and is undone whole', async ({
  layla,
  address,
}) => {
  await putPictureInBanner(address)
  const page = await layla('ar')
  await open(page, '/dashboard')
  const title = page.getByRole('textbox', {
    name: arabic.form.nameIn(arabic.saving.fields.banner_title, 'العربية'),
  })
  const before = await title.inputValue()
  await title.click()
  await title.fill('ماء لم يُحفظ بعد')
  await choose(page.getByRole('button', { name: arabic.actions.more }), arabic.actions.reset)
  const question = page.getByRole('alertdialog', { name: arabic.saving.resetQuestion })
  await question.getByRole('button', { name: arabic.actions.cancel }).click()
  await expect(title).toHaveValue('ماء لم يُحفظ بعد')
  await choose(page.getByRole('button', { name: arabic.actions.more }), arabic.actions.reset)
  await question.getByRole('button', { name: arabic.actions.reset }).click()
  await expect(page.getByText(arabic.messages[messages.contentReset])).toBeVisible()
  await expect(title).toHaveValue('')
  const untouched = page.getByRole('textbox', {
    name: arabic.form.nameIn(arabic.saving.fields.banner_title, 'الإنجليزية'),
  })
  await expect(untouched).toHaveValue('')
  await expect(untouched).toBeEditable()
  await expect(page.getByRole('img', { name: arabic.banner.image.alt })).toHaveCount(0)

  await page.getByRole('button', { name: arabic.actions.undo }).click()
  await expect(title).toHaveValue('ماء لم يُحفظ بعد')
  await expect(page.getByRole('img', { name: arabic.banner.image.alt })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: arabic.actions.discard }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: arabic.actions.discard }).click()
  await expect(title).toHaveValue(before)
})

for (const language of inspectedLanguages('banner')) {
  test(`the banner editor is accessible and whole in every state (${language})`, async ({
    layla,
  }) => {
    test.slow()
    const words = language === 'ar' ? arabic : english
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, '/dashboard')
    await expect(page.getByRole('figure')).toHaveCount(2)
    await inspectAll(page, 'banner')

    await fileInput(page, words.banner.image.title).setInputFiles(await png('small.png'))
    await fileInput(page, words.gallery.title).setInputFiles([await png('new.png'), text])
    await choose(
      page.getByRole('button', { name: words.gallery.actionsOn(words.gallery.image(1)) }),
      words.gallery.actions.remove,
    )
    await expect(page.getByText(words.banner.small(400, 1600))).toBeVisible()
    await reroute(page, '**/sections/banner/content', answering(500), { times: 1 })
    await page.keyboard.press('Control+s')
    await expect(page.getByText(words.messages[messages.serverError]).first()).toBeVisible()
    await page.getByRole('radio', { name: words.articles.preview.phone }).click()
    await inspectAll(page, 'banner-refused')

    await choose(page.getByRole('button', { name: words.actions.more }), words.actions.reset)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await inspectAll(page, 'banner-reset')
  })
}

function expectSaved(page: Page): Promise<void> {
  return expect(page.getByRole('region', { name: form.unsaved })).toHaveCount(0)
}

async function rewrite(page: Page, field: string, language: string, value: string): Promise<void> {
  const box = page.getByRole('textbox', { name: form.nameIn(field, language) })
  await box.click()
  await box.fill(value)
}

function fileInput(page: Page, card: string): Locator {
  return page.getByRole('region', { name: card }).locator('input[type=file]').last()
}

function saveOf(page: Page): Locator {
  return page.getByRole('button', { name: actions.save, exact: true }).first()
}

function retryOf(alert: Locator): Locator {
  return alert.getByRole('button', { name: actions.retry })
}

type Upload = { name: string; mimeType: string; buffer: Buffer }

async function png(name: string, width = 400): Promise<Upload> {
  const buffer = await plainPicture(width, Math.round((width * 9) / 16))
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

async function dropOn(target: Locator, path: string): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(target)
  const browser = await target.page().context().newCDPSession(target.page())
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data,
    })
  }
}

async function paste(page: Page, { buffer }: Upload): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async (bytes) => {
    const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
    const picture = new Blob([content], { type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  }, buffer.toString('base64'))
  await page.keyboard.press('Control+v')
}

function naturalWidth(image: Locator): Promise<number> {
  return image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)
}

function answering(status: number) {
  return (route: Route) => route.fulfill({ status, json: { error: 'refused' } })
}
