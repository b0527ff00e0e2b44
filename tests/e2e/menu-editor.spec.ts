import { messages } from '../../src/domain/messages.ts'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { choose } from '../support/choose.ts'
import { arabic } from '../support/dashboard-words.ts'
import { readSection, saveButton } from '../support/editing.ts'
import { inspect } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

// The console complains because axe would look into the preview, too, in which nothing runs.
test.use({ provoked: /'allow-scripts' permission/ })

test('Layla makes a menu of her own by pointer and keys, and each move is announced (NAV-11)', async ({
  layla,
  address,
}) => {
  const page = await layla('ar')
  await prepareAxe(page)
  await open(page, '/dashboard/navigation')
  const { navigation, form, shell } = arabic
  const list = page.getByRole('grid', { name: navigation.fields.menu, exact: true })
  const order = () => list.getByRole('row').allInnerTexts()
  const [home] = [siteNamesIn('ar').home]
  const { posts, business, products } = shell.pages
  const dialog = page.getByRole('dialog')
  const label = dialog.getByLabel(form.nameIn(navigation.fields.label, 'العربية'))

  await test.step('it begins with what the site has', async () => {
    await page.getByRole('button', { name: navigation.own }).click()
    await expect.poll(order).toEqual([home, posts, business, products])
  })

  await test.step('entries are moved by buttons, which keep the focus, and by keys', async () => {
    const up = page.getByRole('button', { name: navigation.earlier(products) })
    await up.click()
    await expect.poll(order).toEqual([home, posts, products, business])
    await expect(up).toBeFocused()
    await expect(page.getByText(navigation.movedTo(products, 3, 4))).toBeAttached()
    await page.getByRole('button', { name: navigation.drag(business), exact: true }).press('Enter')
    await expect(page.locator('[data-drop-target]')).toBeAttached()
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await expect(page.getByText(navigation.movedTo(business, 2, 4))).toBeAttached()
    await expect.poll(order).toEqual([home, business, posts, products])
  })

  await test.step('and by dragging', async () => {
    const above = { targetPosition: { x: 200, y: 4 } }
    const row = list.getByRole('row', { name: products })
    await row.dragTo(list.getByRole('row').first(), above)
    await expect.poll(order).toEqual([products, home, business, posts])
  })

  await test.step('a group has a label and links, which lead somewhere', async () => {
    await page.getByRole('button', { name: navigation.addGroup }).click()
    await label.fill('مصادر')
    await dialog.getByRole('button', { name: navigation.apply }).click()
    await page.getByRole('button', { name: navigation.addLink }).nth(1).click()
    await choose(dialog.getByRole('button', { name: navigation.target }), navigation.external)
    const target = dialog.getByLabel(navigation.address)
    await target.fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: navigation.apply }).click()
    await expect(dialog.getByText(arabic.messages[messages.leadsNowhere]).first()).toBeVisible()
    await inspect(page, 'navigation-link')
    await target.fill('https://water.example')
    await label.fill('خرائط المياه')
    await dialog.getByRole('button', { name: navigation.apply }).click()
    await expect(page.getByText(navigation.notShownIn('الإنجليزية'))).toBeVisible()
    await inspect(page, 'navigation-menu')
  })

  await test.step('saved, visitors have it', async () => {
    await saveButton(page, arabic).click()
    await expect(page.getByText(arabic.messages[messages.contentUpdated])).toBeVisible()
    const text = await (await fetch(`${address}/ar`)).text()
    expect(text).toContain('href="https://water.example"')
    expect(text).toContain('aria-label="مصادر"')
    const { menu } = (await readSection(address, 'navigation')) as { menu: { target?: object }[] }
    expect(menu.map(({ target }) => target)).toEqual([
      { kind: 'section', section: 'products' },
      { kind: 'home' },
      { kind: 'section', section: 'business' },
      { kind: 'section', section: 'posts' },
      undefined,
    ])
  })
})
