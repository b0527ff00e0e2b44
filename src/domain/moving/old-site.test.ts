import { expect, test } from 'vitest'
import { hostsIn, largestForms } from './old-site.ts'

test('hosts are those of texts and of pictures, the most frequent first', () => {
  const rows = [
    'https://www.pumps.example/1',
    'http://pumps.example/2',
    '/3',
    '',
    'mailto:a@b.example',
  ]
  const pictures = ['https://cdn.example/wheel.png', 'ftp://files.example/wheel.png', '']
  const found = {
    rows: rows.map((address) => ({ address })),
    attachments: pictures.map((url) => ({ url })),
  }
  expect(hostsIn(found)).toEqual(['pumps.example', 'cdn.example'])
})

test.each([
  ['wheel.png', 'wheel.png'],
  ['wheel-300x200.png', 'wheel.png wheel-300x200.png'],
  ['wheel-scaled.jpg?v=2', 'wheel.jpg?v=2 wheel-scaled.jpg?v=2'],
  ['wheel-scaled-300x200.jpg', 'wheel.jpg wheel-scaled.jpg wheel-scaled-300x200.jpg'],
  ['wheel-4x4', 'wheel wheel-4x4'],
])('the forms of %s are %s', (name, forms) => {
  const folder = 'https://pumps.example/wp-content/uploads/2014/03/'
  const expected = forms.split(' ').map((form) => `${folder}${form}`)
  expect(largestForms(`${folder}${name}`)).toEqual(expected)
})
