import type { Locator, Page } from '@playwright/test'
import { choose } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { keptDrafts } from '../support/editing.ts'
import { messages } from '../../src/domain/messages.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open, reopen } from '../support/open.ts'
import { type Colour, plainPicture } from '../support/pictures.ts'
import { apiOf, inviteOmar, layla as laylasAccount, omar, signIn } from '../support/product.ts'
import { sentForms } from '../support/sent-forms.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: /status of (401|409)|ERR_INTERNET_DISCONNECTED/ })

const { actions, form, saving } = english
const fields = saving.fields
const [laylasPicture, omarsPicture] = [
  await pictureOf({ r: 20, g: 90, b: 80 }),
  await pictureOf({ r: 230, g: 140, b: 60 }),
]

test('a draft is offered after a reload, restored or thrown away, outlives a lost session and ends with logging out', async ({
  layla,
  address,
}) => {
  const page = await layla('en')
  await open(page, '/dashboard/about')
  const title = textOf(page, fields.section_title, 'English')
  const saved = await title.inputValue()
  const offer = page.getByRole('region', { name: saving.draftFound })

  await rewrite(title, 'Written at leisure')
  await expect.poll(() => keptDrafts(page)).toEqual(['sections/aboutUs'])
  await reopen(page)
  await expect(title).toHaveValue(saved)
  await offer.getByRole('button', { name: saving.restoreDraft }).click()
  await expect(title).toHaveValue('Written at leisure')
  await rewrite(title, 'Written in haste')
  await reopen(page)
  await offer.getByRole('button', { name: saving.restoreDraft }).click()
  await expect(title).toHaveValue('Written in haste')
  await reopen(page)
  await offer.getByRole('button', { name: saving.dropDraft }).click()
  await expect(offer).toHaveCount(0)
  await reopen(page)
  await expect(title).toHaveValue(saved)
  await expect(offer).toHaveCount(0)

  await rewrite(title, 'Not lost with the session')
  const token = await page.evaluate(() => localStorage.getItem('jwt') ?? '')
  await apiOf(address, token)('logout', { method: 'POST' })
  await page.keyboard.press('Control+s')
  const again = page.getByRole('alertdialog', { name: english.signIn.session.title })
  await again.getByLabel(english.signIn.password, { exact: true }).fill(laylasAccount.password)
  await again.getByRole('button', { name: english.signIn.submit, exact: true }).click()
  await expect(again).toHaveCount(0)
  await expect(title).toHaveValue('Not lost with the session')
  const jwt = await page.evaluate(() => localStorage.getItem('jwt') ?? '')
  expect(jwt).not.toBe(token)

  await expect.poll(() => keptDrafts(page)).toEqual(['sections/aboutUs'])
  await page.getByRole('button', { name: english.shell.signOut }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: actions.leave }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => keptDrafts(page)).toEqual([])

  await keepSomebodysDraft(page)
  await page.getByLabel(english.signIn.email).fill(laylasAccount.email)
  await page.getByLabel(english.signIn.password, { exact: true }).fill(laylasAccount.password)
  await page.getByRole('button', { name: english.signIn.submit, exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect.poll(() => keptDrafts(page)).toEqual([])
})

test('BIL-1…3, Ctrl+S and discard: a text is cleared and brought back, locked until it is edited, and read in the other language', async ({
  layla,
  address,
}) => {
  const page = await layla('en')
  const sent = await sentForms(page)
  const staff = apiOf(address, (await signIn(address)).token)
  const body = new FormData()
  body.append('title', 'Two languages')
  body.append('content', '<p>Both.</p>')
  const created = await staff('sections/posts/keys/articles/articles/en', { method: 'POST', body })
  const { article } = (await created.json()) as { article: { id: number } }

  for (const [path, field] of [
    ['/dashboard/about', fields.section_title],
    [`/dashboard/blog/${article.id}`, fields.title],
  ] as const) {
    await open(page, path)
    const text = textOf(page, field, 'English')
    const before = await text.inputValue()
    await expect(text).toHaveAttribute('readonly')
    await text.press('x')
    await expect(text).toHaveValue(before)
    await text.press('Enter')
    await expect(text).not.toHaveAttribute('readonly')
    await expect(text).toHaveValue(before)
    await expect(text).toBeFocused()
    expect(sent()).toEqual([])
    await reopen(page)
    await page.getByRole('button', { name: form.unlock(field, 'English') }).click()
    await expect(text).not.toHaveAttribute('readonly')
    await page.getByRole('button', { name: form.clear(field, 'English') }).click()
    await expect(text).toHaveValue('')
    await page.getByRole('button', { name: form.restore(field, 'English') }).click()
    await expect(text).toHaveValue(before)
    await expect(page.getByRole('region', { name: form.unsaved })).toHaveCount(0)
    const expand = page.getByRole('button', { name: form.inOtherThan(field, 'Arabic') })
    await expand.click()
    await expect(expand).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('paragraph').getByText(before, { exact: true })).toBeVisible()
  }

  await open(page, '/dashboard/about')
  const title = textOf(page, fields.section_title, 'Arabic')
  const before = await title.inputValue()
  await rewrite(title, 'نحن ناعورة')
  await page.getByRole('button', { name: actions.discard }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: actions.discard }).click()
  await expect(title).toHaveValue(before)
  await rewrite(title, 'نحن ناعورة')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(messages.contentUpdated)).toBeVisible()
  const [save, ...others] = sent()
  expect(others).toEqual([])
  expect(save).toMatchObject({
    path: 'sections/aboutUs/content',
    fields: { content: '{"section_title":{"ar":"نحن ناعورة"}}' },
  })
})

test('what two people change apart stays; what both change is chosen from, text by text and picture by picture', async ({
  layla,
  address,
}) => {
  const page = await layla('en')
  await inviteOmar(address)
  const staff = apiOf(address, (await signIn(address, omar)).token)
  await open(page, '/dashboard')
  const [title, description, button] = [
    textOf(page, fields.banner_title, 'English'),
    textOf(page, fields.banner_description, 'English'),
    textOf(page, fields.banner_button, 'English'),
  ]
  await expect(title).toBeVisible()
  const gallery = page.getByRole('region', { name: english.gallery.title })
  const shownItems = page.getByRole('button', { name: /^Actions for (image|video) / })
  await expect(shownItems.first()).toBeVisible()
  const items = await shownItems.count()

  await save(staff, { banner_button: { en: 'Button of Omar' } })
  await rewrite(title, 'Title of Layla')
  await choose(shownItems.first(), english.gallery.actions.remove)
  await gallery.locator('input[type=file]').last().setInputFiles(laylasPicture)
  await addToGallery(staff)
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  await expect(title).toHaveValue('Title of Layla')
  await expect(button).toHaveValue('Button of Omar')
  await expect(shownItems).toHaveCount(items + 1)

  await save(
    staff,
    { banner_title: { en: 'Title of Omar' }, banner_description: { en: 'By Omar.' } },
    omarsPicture,
  )
  await rewrite(title, 'Title of both')
  await rewrite(description, 'By Layla.')
  const image = page.getByRole('region', { name: english.banner.image.title })
  await image.locator('input[type=file]').setInputFiles(laylasPicture)
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('alertdialog', { name: saving.conflict.title })
  const choiceOf = (field: string) => conflict.getByRole('radiogroup', { name: field })
  const titles = choiceOf(form.nameIn(fields.banner_title, 'English'))
  await expect(titles).toContainText('Title of both')
  // The refusal brought what is saved now.
  expect(asked).toContain('POST /api/sections/banner/content')
  expect(asked).not.toContain('GET /api/sections/banner/content')
  await expect(titles.locator('del')).toHaveText('removed: both')
  await expect(titles.locator('ins')).toHaveText('added: Omar')
  await expect(choiceOf(fields.banner_image).locator('img')).toHaveCount(2)
  await expect(conflict.getByText('Omar', { exact: true }).first()).toBeVisible()

  await conflict.getByRole('button', { name: saving.conflict.back }).click()
  await expect(title).toHaveValue('Title of both')
  await page.keyboard.press('Control+s')
  await chooseSide(
    choiceOf(form.nameIn(fields.banner_description, 'English')),
    saving.conflict.theirs,
  )
  await chooseSide(choiceOf(fields.banner_image), saving.conflict.theirs)
  await conflict.getByRole('button', { name: saving.conflict.apply }).click()
  await expectSaved(page)
  await expect(title).toHaveValue('Title of both')
  await expect(description).toHaveValue('By Omar.')
  const { content } = (await (await staff('sections/banner/content')).json()) as {
    content: Record<string, Record<string, string>>
  }
  expect(content.banner_title?.en).toBe('Title of both')
  expect(content.banner_description?.en).toBe('By Omar.')
})

test('history shows who changed what and restores it; offline keeps the form; leaving is asked about', async ({
  layla,
  context,
}) => {
  const page = await layla('en')
  await open(page, '/dashboard/about')
  const title = textOf(page, fields.section_title, 'English')
  for (const state of ['First state', 'Second state']) {
    await rewrite(title, state)
    await page.keyboard.press('Control+s')
    await expectSaved(page)
  }
  await page.getByRole('button', { name: saving.history.open }).click()
  const panel = page.getByRole('dialog', { name: saving.history.title })
  const second = panel.getByRole('listitem').nth(1)
  await expect(second).toContainText(saving.history.actions.change)
  await expect(second).toContainText(`${fields.section_title} (English)`)
  await second.getByRole('button', { name: saving.history.show }).click()
  await expect(second.locator('ins').filter({ hasText: 'First' })).toBeVisible()
  await expect(second.locator('del').filter({ hasText: 'Engineers' })).toBeVisible()
  const newest = panel.getByRole('listitem').first()
  await expect(newest).toContainText('Current version')
  await newest.getByRole('button', { name: saving.history.show }).click()
  await expect(newest.locator('ins')).toHaveText('added: Second')
  await expect(newest.locator('del')).toHaveText('removed: First')
  await expect(newest.getByRole('button', { name: saving.history.restore })).toHaveCount(0)
  await second.getByRole('button', { name: saving.history.restore }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: saving.history.restore }).click()
  await expect(title).toHaveValue('First state')
  await expect(panel).toHaveCount(0)

  await rewrite(title, 'Written on a train')
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  const alert = page.getByRole('alert').filter({ hasText: messages.errorWhileSaving })
  await expect(alert).toContainText(messages.noResponse)
  await expect(title).toHaveValue('Written on a train')
  await page.getByRole('link', { name: english.shell.pages.trash }).click()
  const question = page.getByRole('alertdialog', { name: form.leaveQuestion })
  await question.getByRole('button', { name: actions.stay }).click()
  await expect(page).toHaveURL('/dashboard/about')
  await context.setOffline(false)
  await alert.getByRole('button', { name: actions.retry }).click()
  await expectSaved(page)
  await expect(title).toHaveValue('Written on a train')
})

for (const language of inspectedLanguages('saving')) {
  test(`a restored draft goes on from what its writer knew: what was saved since is asked about; draft, conflict and history are accessible and whole (${language})`, async ({
    layla,
    address,
  }) => {
    test.slow()
    const words = language === 'ar' ? arabic : english
    const nameOfEnglish = language === 'ar' ? 'الإنجليزية' : 'English'
    const page = await layla(language)
    await inviteOmar(address)
    const staff = apiOf(address, (await signIn(address, omar)).token)
    await prepareAxe(page)
    await open(page, '/dashboard/about')
    const name = words.form.nameIn(words.saving.fields.section_title, nameOfEnglish)
    const title = page.getByRole('textbox', { name })
    await rewrite(title, `Layla in ${language}`)
    await expect.poll(() => keptDrafts(page)).not.toEqual([])
    await save(staff, { section_title: { en: `Omar in ${language}` } }, undefined, 'aboutUs')
    await reopen(page)
    const offer = page.getByRole('region', { name: words.saving.draftFound })
    await expect(offer.locator('time')).toHaveCSS('white-space', 'nowrap')
    await inspectAll(page, 'draft')

    await page.getByRole('button', { name: words.saving.restoreDraft }).click()
    await page.keyboard.press('Control+s')
    const conflict = page.getByRole('alertdialog', { name: words.saving.conflict.title })
    await expect(conflict).toContainText(`Omar in ${language}`)
    await expect(conflict).toContainText(`Layla in ${language}`)
    await expect(conflict.getByRole('radio')).toHaveCount(2)
    await inspectAll(page, 'conflict')
    await page.getByRole('button', { name: words.saving.conflict.apply }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByRole('region', { name: words.form.unsaved })).toHaveCount(0)

    await page.getByRole('button', { name: words.saving.history.open }).click()
    await page.getByRole('button', { name: words.saving.history.show }).nth(1).click()
    await expect(page.getByRole('button', { name: words.saving.history.restore })).toBeVisible()
    await inspectAll(page, 'history')
  })
}

function textOf(page: Page, field: string, language: string): Locator {
  return page.getByRole('textbox', { name: form.nameIn(field, language) })
}

/** An existing text is locked until it is clicked. */
async function rewrite(text: Locator, value: string): Promise<void> {
  await text.click()
  await text.fill(value)
}

function chooseSide(choice: Locator, side: string): Promise<void> {
  return choice.locator('label').filter({ hasText: side }).click()
}

function expectSaved(page: Page): Promise<void> {
  return expect(page.getByRole('region', { name: form.unsaved })).toHaveCount(0)
}

type Staff = ReturnType<typeof apiOf>

async function save(
  staff: Staff,
  content: object,
  image?: Upload,
  section = 'banner',
): Promise<void> {
  const body = new FormData()
  body.append('content', JSON.stringify(content))
  if (image) body.append('banner_image', fileOf(image))
  await staff(`sections/${section}/content`, { method: 'POST', body })
}

async function addToGallery(staff: Staff): Promise<void> {
  const body = new FormData()
  body.append('images[]', fileOf(omarsPicture))
  await staff('sections/banner/gallery-simplified', { method: 'POST', body })
}

type Upload = Awaited<ReturnType<typeof pictureOf>>

async function pictureOf(colour: Colour) {
  const buffer = await plainPicture(640, 360, colour).png().toBuffer()
  return { name: 'new.png', mimeType: 'image/png', buffer }
}

function fileOf({ name, mimeType, buffer }: Upload): File {
  return new File([buffer as BlobPart], name, { type: mimeType })
}

function keepSomebodysDraft(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('wajha-drafts')
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('drafts', 'readwrite')
          writing.objectStore('drafts').put({ changes: {} }, 'sections/aboutUs')
          writing.addEventListener('complete', () => resolve())
        })
      }),
  )
}
