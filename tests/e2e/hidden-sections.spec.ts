import { arabic } from '../support/dashboard-words.ts'
import { rewriteSection, saveButton } from '../support/editing.ts'
import { inspect } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { expect, framed, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: framed })

test('a hidden section and its articles are gone from the site, and back as before once it is shown again (NAV-4)', async ({
  address,
}) => {
  const pageAt = async (path: string) => (await fetch(address + path)).text()
  const statuses = async () =>
    Promise.all(
      ['/blog', '/ar/blog', '/blog/1', '/ar/blog/1'].map(
        async (path) => (await fetch(address + path)).status,
      ),
    )
  const home = await pageAt('/ar')
  expect(await statuses()).toEqual([200, 200, 200, 200])
  expect(await pageAt('/ar/feed.xml')).toContain('<item>')
  await rewriteSection(address, 'navigation', { posts_hidden: true })
  expect(await statuses()).toEqual([404, 404, 404, 404])
  for (const path of ['/ar', '/ar/blog/1', '/ar/nowhere', '/sitemap.xml', '/sitemap.xml?page=1']) {
    expect(await pageAt(path), path).not.toMatch(/href="[^"]*\/blog|\/blog(\/\d+)?<\/loc>/)
  }
  expect(await pageAt('/ar')).toContain('href="/ar/business"')
  expect(await pageAt('/ar/feed.xml')).not.toContain('<item>')
  await rewriteSection(address, 'navigation', { posts_hidden: null })
  expect(await statuses()).toEqual([200, 200, 200, 200])
  expect(await pageAt('/ar')).toBe(home)
})

test('Layla is asked before a section leaves the site, with how much leaves', async ({
  layla,
  address,
}) => {
  const page = await layla('ar')
  await prepareAxe(page)
  await open(page, '/dashboard/navigation')
  const { actions, navigation, shell } = arabic
  const shown = page.getByRole('switch', { name: navigation.shown(shell.pages.products) })
  const question = page.getByRole('alertdialog')
  await expect(shown).toBeChecked()
  await inspect(page, 'navigation')
  await page.getByText(navigation.shown(shell.pages.products)).click()
  await expect(question).toContainText(navigation.hideHint(9))
  await question.getByRole('button', { name: actions.cancel }).click()
  await expect(shown).toBeChecked()
  await page.getByText(navigation.shown(shell.pages.products)).click()
  await question.getByRole('button', { name: navigation.hide }).click()
  await expect(shown).not.toBeChecked()
  expect((await fetch(`${address}/products`)).status).toBe(200)
  await saveButton(page, arabic).click()
  await expect.poll(async () => (await fetch(`${address}/products`)).status).toBe(404)
})
