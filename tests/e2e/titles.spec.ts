import { messages } from '../../src/domain/messages.ts'
import { arabic } from '../support/dashboard-words.ts'
import { readSection, rewriteSection, saveButton } from '../support/editing.ts'
import { inspect, inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { form, result, seo } = arabic

test('Layla says in both languages what results show of the home page, and what search engines may know', async ({
  layla,
  address,
}) => {
  const page = await layla('ar')
  await prepareAxe(page)
  await open(page, '/dashboard/seo')
  const column = page.getByRole('region', { name: 'English' })
  const title = column.getByRole('textbox', {
    name: form.nameIn(result.fields.meta_title, 'الإنجليزية'),
  })
  const preview = column.getByRole('figure')
  const sent = async (path: string) => (await fetch(address + path)).text()

  await test.step('blank, the preview has what the page says by itself (SEO-1)', async () => {
    await expect(preview).toContainText('Naoura · ')
    await expect(preview).toContainText(address)
  })

  await test.step('what is too long is said so and cut where results cut', async () => {
    const long = 'Solar pumps and drip irrigation for farms around Hama and Homs'
    await title.fill(long)
    await expect(preview).toContainText('…')
    await expect(preview).not.toContainText('Homs')
    await expect(column.getByText(result.tooLong)).toBeVisible()
    await inspectAll(page, 'titles')
    await title.click()
    await title.fill('Solar pumps for farms')
    await saveButton(page, arabic).click()
    await expect(page.getByText(arabic.messages[messages.contentUpdated])).toBeVisible()
  })

  await test.step('visitors and shared links have it in that language alone', async () => {
    const english = await sent('/')
    expect(english).toContain('<title>Solar pumps for farms</title>')
    expect(english).toContain('<meta property="og:title" content="Solar pumps for farms"/>')
    const inArabic = await sent('/ar')
    expect(inArabic).toContain('<title>ناعورة · ')
    expect(inArabic).not.toContain('noindex')
  })

  await test.step('until the site is to be found, no page of it is (SEO-6, SEO-11)', async () => {
    await page.getByRole('link', { name: seo.tabs.settings }).click()
    await page.getByText(seo.fields.not_yet).click()
    await page.getByLabel(seo.fields.google_proof).fill('aB-3_x')
    await inspectAll(page, 'seo-settings')
    await saveButton(page, arabic).click()
    await expect(page.getByText(arabic.messages[messages.contentUpdated]).first()).toBeVisible()
    expect(await readSection(address, 'seo')).toMatchObject({ not_yet: true })
    for (const path of ['/', '/ar/blog', '/blog/1', '/contact']) {
      const html = await sent(path)
      expect(html, path).toContain('<meta name="robots" content="noindex"/>')
      const proof = '<meta name="google-site-verification" content="aB-3_x"/>'
      expect(html.includes(proof), path).toBe(path === '/')
    }
    expect(await sent('/sitemap.xml')).not.toContain('<loc>')
    expect(await sent('/robots.txt')).not.toContain('Sitemap')
  })
})

test('Omar writes in an article what results show of it', async ({ omar, address }) => {
  const page = await omar('ar')
  await prepareAxe(page)
  await rewriteSection(address, 'seo', { not_yet: null })
  await open(page, '/dashboard/blog/1')
  const column = page.getByRole('region', { name: 'English' })
  await column.getByRole('button', { name: result.title }).click()
  await column
    .getByRole('textbox', { name: form.nameIn(result.fields.meta_description, 'الإنجليزية') })
    .fill('How much water a well in Hama gives.')
  await expect(column.getByRole('figure')).toContainText('How much water a well in Hama gives.')
  await inspect(page, 'article-result')
  await saveButton(page, arabic).click()
  await expect(page.getByText(arabic.messages[messages.articleUpdated])).toBeVisible()
  const html = await (await fetch(`${address}/blog/1`)).text()
  expect(html).toContain(
    '<meta name="description" content="How much water a well in Hama gives."/>',
  )
})
