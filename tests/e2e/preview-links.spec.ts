import { arabic } from '../support/dashboard-words.ts'
import { inspect } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { published } from '../support/editing.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

type Staff = ReturnType<typeof staffOf>

function staffOf(address: string, token: string) {
  const api = apiOf(address, token)
  const pathOf = (section: string, id: number) => `sections/${section}/keys/articles/articles/${id}`
  const json = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    async holdBack(section: string, id: number, texts: object) {
      const body = new FormData()
      body.append('texts', JSON.stringify(texts))
      body.append('publish', 'no')
      const saved = await api(pathOf(section, id), { method: 'PATCH', body })
      expect(saved.status, await saved.text()).toBe(200)
    },
    async publish(section: string, id: number, languages: string[]) {
      const change = { action: 'publish', languages }
      expect((await api(`${pathOf(section, id)}/publication`, json(change))).status).toBe(200)
    },
    async link(section: string, id: number) {
      const made = await api(`${pathOf(section, id)}/previews`, json({ days: 1 }))
      const { preview } = (await made.json()) as { preview: { id: string; url: string } }
      return { id: preview.id, path: new URL(preview.url).pathname }
    },
    end: (section: string, id: number, link: string) =>
      api(`${pathOf(section, id)}/previews/${link}`, { method: 'DELETE' }),
    unpublish: (section: string, id: number, languages: string[]) =>
      api(`${pathOf(section, id)}/publication`, json({ action: 'unpublish', languages })),
    add: (language: object) => api('languages', json(language)),
  }
}

async function staff(address: string): Promise<Staff> {
  return staffOf(address, (await signIn(address)).token)
}

/** Ids that React gives count what is before them. */
function mainOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replace(/<div role="note".*?<\/div>/s, '')
    .replace(/ id="_R_\w+_"| aria-(labelledby|describedby)="_R_\w+_"/g, '')
}

test('what a preview shows is what the page shows after publishing (PRV-5)', async ({
  address,
}) => {
  const { holdBack, publish, link } = await staff(address)
  const read = async (path: string) => (await fetch(address + path)).text()
  const texts = {
    title: { en: 'Pumping by day', ar: 'الضخّ نهارًا' },
    meta_title: { en: 'In results' },
  }
  for (const [section, folder] of [
    ['posts', 'blog'],
    ['products', 'products'],
  ] as const) {
    const [, found = ''] =
      new RegExp(`href="/${folder}/(\\d+)"`).exec(await read(`/${folder}`)) ?? []
    const id = Number(found)
    await holdBack(section, id, texts)
    const { path } = await link(section, id)
    const previews = [await read(path), await read(`${path}/ar`)].map(mainOf)
    expect(previews[0]).toContain('Pumping by day')
    expect(mainOf(await read(`/${folder}/${id}`))).not.toContain('Pumping by day')
    await publish(section, id, ['en', 'ar'])
    const pages = [await read(`/${folder}/${id}`), await read(`/ar/${folder}/${id}`)].map(mainOf)
    expect(previews).toEqual(pages)
  }
})

test('a preview is read without an account, in hidden languages too, and says what is not written (PRV-6 PRV-12)', async ({
  address,
  visitor,
}) => {
  const { add, link, unpublish } = await staff(address)
  const id = await published(address, { section: 'posts', title: 'Opening in Hama' })
  await add({ name: 'Français', code: 'fr', status: 'pending' })
  await unpublish('posts', id, ['en'])
  const { path } = await link('posts', id)
  await visitor.addInitScript(() => localStorage.setItem('selected-language', 'ar'))
  await open(visitor, path)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Opening in Hama')
  await expect(visitor.getByRole('note')).toContainText('Preview, not on the site yet')
  expect(new URL(visitor.url()).pathname).toBe(path)

  const header = visitor.getByRole('banner')
  await header.getByRole('button', { name: /Language/ }).click()
  await header.getByRole('link', { name: /Français/ }).click()
  await expect(visitor).toHaveURL(`${path}/fr`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Not written in French yet')
  await open(visitor, `${path}/ar`)
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('لم يُكتب باللغة العربية بعد')
  await expect(visitor.getByRole('note')).toContainText('معاينة لما لم يُنشر بعد')
  await expect(visitor.getByRole('note').locator('bdi')).toHaveCSS('white-space', 'nowrap')
})

test('nobody keeps, lists or follows a preview, which ends at once (PRV-7 PRV-8 PRV-9 PRV-10)', async ({
  address,
}) => {
  const { holdBack, link, end } = await staff(address)
  const { id, path } = await link('posts', 1)
  const asked = async (given: string, init?: RequestInit) => {
    const answer = await fetch(address + given, { redirect: 'manual', ...init })
    expect(answer.headers.get('cache-control'), given).toBe('no-store')
    expect(answer.headers.get('x-robots-tag'), given).toBe('noindex, nofollow, noarchive')
    expect(answer.headers.get('referrer-policy'), given).toBe('strict-origin')
    expect(answer.headers.get('etag'), given).toBeNull()
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const page = await asked(path)
  expect(page.text).not.toMatch(/rel="(canonical|alternate)"|og:|twitter:|ld\+json/)
  const policy = (text: string | null) => text?.replace(/'sha256-.*?'/g, '')
  const publicPage = await fetch(`${address}/blog/1`)
  expect(policy(page.headers.get('content-security-policy'))).toBe(
    policy(publicPage.headers.get('content-security-policy')),
  )
  expect(await (await fetch(`${address}/robots.txt`)).text()).not.toContain('preview')

  await asked(`${path}.data`)
  await holdBack('posts', 1, { title: { en: 'Saved since' } })
  expect((await asked(path)).text).toContain('Saved since')
  expect((await asked(`${path}.data`)).text).toContain('Saved since')
  expect((await asked(path, { method: 'HEAD' })).status).toBe(200)
  expect((await asked(path, { method: 'POST' })).status).toBe(405)
  expect((await asked(`${path}/`)).status).toBe(301)

  for (const unknown of [`${path}x`, `${path}/de`, '/preview', `${path}/ar/more`, `/ar${path}`]) {
    const answer = await fetch(address + unknown)
    expect(answer.status, unknown).toBe(404)
    expect(await answer.text(), unknown).toContain('<h1')
  }
  const altered = await fetch(`${address}${path}x/ar`)
  expect([altered.status, await altered.text()]).toEqual([
    404,
    expect.stringContaining('<html lang="ar"'),
  ])
  expect((await end('posts', 1, id)).status).toBe(200)
  for (const [ended, words] of [
    [path, 'This preview has ended'],
    [`${path}/ar`, 'انتهت هذه المعاينة'],
    [`${path}.data`, 'This preview has ended'],
  ] as const) {
    const answer = await asked(ended)
    expect(answer.status, ended).toBe(410)
    expect(answer.text, ended).toContain(words)
    expect(answer.text, ended).not.toContain('Saved since')
  }
})

test('PRV-14 EDT-24 Layla finds what she has not saved, shares it, and ends the link', async ({
  address,
  layla,
}) => {
  const { form, sharing, publication, articles, saving } = arabic
  const { holdBack, unpublish } = await staff(address)
  const id = await published(address, { section: 'posts', title: 'Wells', content: '' })
  await holdBack('posts', id, { title: { en: 'Wells', ar: 'آبار' } })
  await unpublish('posts', id, ['en'])
  const page = await layla('ar')
  await prepareAxe(page)
  await open(page, `/dashboard/blog/${id}`)
  await page.getByRole('button', { name: form.unlock(form.title, 'العربية') }).click()
  await page.getByRole('textbox', { name: form.nameIn(form.title, 'العربية') }).fill('آبار الحولة')
  await open(page, '/dashboard/blog')
  await expect(page.getByRole('row', { name: 'آبار' })).toContainText(articles.unsaved)
  await page.getByRole('button', { name: articles.previewNamed('آبار') }).click()
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()

  await open(page, `/dashboard/blog/${id}`)
  await page.getByRole('button', { name: saving.restoreDraft }).click()
  await page.getByRole('button', { name: publication.share }).click()
  const dialog = page.getByRole('dialog', { name: sharing.title })
  await expect(dialog).toContainText(sharing.unsaved)
  await dialog.getByRole('button', { name: sharing.saveFirst }).click()
  const link = dialog.getByRole('link')
  await expect(link).toBeVisible()
  await expect(dialog).not.toContainText(sharing.unsaved)
  await inspect(page, 'preview-links')
  const path = new URL((await link.getAttribute('href')) ?? '').pathname
  expect(await (await fetch(`${address}${path}/ar`)).text()).toContain('آبار الحولة')

  await dialog.getByRole('button', { name: sharing.end }).click()
  await expect(dialog).toContainText(sharing.none)
  expect((await fetch(address + path)).status).toBe(410)
})
