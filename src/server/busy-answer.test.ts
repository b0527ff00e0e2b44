import { expect, test } from 'vitest'
import { busyAnswer } from './busy-answer.ts'

const english = [
  'We’ll be right back',
  'The service is busy. Please try again in a moment.',
  'Try again',
]
const arabic = ['سنعود بعد قليل', 'الخدمة مشغولة الآن. أعد المحاولة بعد لحظات.', 'إعادة المحاولة']

test.each([
  ['English', '/blog', '<html lang="en" dir="ltr">', english, arabic],
  ['Arabic', '/ar/search', '<html lang="ar" dir="rtl">', arabic, english],
  ['both where no word is written yet', '/fr/blog', '<html lang="en"', [...english, ...arabic], []],
  ['both in the dashboard', '/dashboard/blog', '<html lang="ar"', [...arabic, ...english], []],
  ['both where one signs in', '/login', '<html lang="ar"', [...arabic, ...english], []],
])('a page for which there is no room says so in %s', (_language, path, root, said, unsaid) => {
  const { headers, body } = busyAnswer(path)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=UTF-8', 'retry-after': '1' })
  expect(body).toContain(root)
  for (const words of said) expect(body).toContain(`>${words}<`)
  for (const words of unsaid) expect(body).not.toContain(words)
})

test.each(['/blog.data', '/media/a/1.webp', '/sitemap.xml', '/api/public/languages'])(
  '%s, which nobody reads, is a sentence',
  (path) => {
    const { headers, body } = busyAnswer(path)
    expect(headers['content-type']).toBe('text/plain; charset=UTF-8')
    expect(body).toBe('The service is busy. Please try again in a moment.')
  },
)
