import { english } from '../support/dashboard-words.ts'
import { published, rewriteSection, saveButton, textField } from '../support/editing.ts'
import { messages } from '../../src/domain/messages.ts'
import { open } from '../support/open.ts'
import { served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

const author = 'Rima Haddad'

test('TOP-15 TOP-17 Layla names author and date of a post, whose author visitors see until the section shows none', async ({
  layla,
  address,
}) => {
  const id = await published(address, { section: 'posts', title: 'Opening in Hama' })
  const page = await layla('en')
  await open(page, `/dashboard/blog/${id}`)
  await textField(page, english, 'author', 'English').fill(author)
  const date = page.getByLabel(english.articles.date.label)
  await date.fill('2999-01-01T00:00')
  await expect(date).toHaveAccessibleDescription(messages.dateInvalid)
  await date.fill('2014-03-01T09:30')
  await saveButton(page, english).click()
  await expect(page).toHaveURL('/dashboard/blog')
  await open(page, `/blog/${id}`)
  const post = await served(page, `/blog/${id}`)
  expect((await post.parts('bdi')).map(({ text }) => text)).toContain(author)
  const data = await post.parts('script[type="application/ld+json"]')
  expect(data.map(({ text }) => JSON.parse(text) as { author?: unknown })).toContainEqual(
    expect.objectContaining({
      author: { '@type': 'Person', name: author },
      datePublished: '2014-03-01T09:30:00.000Z',
    }),
  )
  expect((await served(page, '/feed.xml')).text).toContain(`<dc:creator>${author}</dc:creator>`)

  await rewriteSection(address, 'navigation', { posts_authors: false })
  for (const path of [`/blog/${id}`, '/feed.xml', '/blog', '/']) {
    expect((await served(page, path)).text, path).not.toContain(author)
  }
})
