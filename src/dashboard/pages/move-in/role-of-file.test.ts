import { expect, test } from 'vitest'
import { roleOfFile } from './role-of-file.ts'

const zip = (...names: string[]) =>
  new File(
    ['x'.repeat(2_000), ...names.map((name) => `PK\u0001\u0002${name}UT\u0005\u0000`)],
    'a.zip',
  )

test.each([
  [new File([''], 'pumps.WordPress.2026-11-29.xml'), 'main'],
  [new File(['"element_id"\t"element_type"\t"trid"\n'], 'icl_translations.TSV'), 'languages'],
  [new File(['title;content\n'], 'articles.csv'), 'main'],
  [new File(['{"db":[]}'], 'pumps.ghost.2026-11-29.json'), 'main'],
  [zip('uploads/2019/well.jpg', 'uploads/2020/.htaccess'), 'pictures'],
  [zip('content/ar/about.markdown', 'static/well.jpg'), 'main'],
  [zip('pumps.WordPress.2026-11-29.xml'), 'main'],
  [zip('pumps/ghost.json', 'pumps/content/images/well.jpg'), 'main'],
  [zip('articles.csv', 'well.jpg'), 'main'],
  [zip('uploads/xml/html.xml.jpg'), 'pictures'],
])('$0.name is told by its name and what it holds', async (file, role) => {
  expect(await roleOfFile(file)).toBe(role)
})
