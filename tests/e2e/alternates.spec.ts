import { expect, test } from '../support/test.ts'

test('a page names its other languages, and English for everybody else', async ({
  request,
  address,
}) => {
  for (const path of ['', '/blog', '/products?page=1', '/blog/1']) {
    const plain = path.replace(/\?.*/, '')
    for (const page of [path || '/', `/ar${path}`]) {
      const html = await (await request.get(page)).text()
      const links = [...html.matchAll(/<link rel="alternate"[^>]*hrefLang="([^"]+)"[^>]*>/gi)]
      const alternates = Object.fromEntries(
        links.map(([link, code]) => [code, /href="([^"]+)"/.exec(link)?.[1]]),
      )
      expect(alternates, page).toEqual({
        en: `${address}${plain || '/'}`,
        ar: `${address}/ar${plain}`,
        'x-default': `${address}${plain || '/'}`,
      })
    }
  }
})
