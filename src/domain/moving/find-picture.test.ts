import { expect, test } from 'vitest'
import { pictureFiles, uploadPath } from './find-picture.ts'

const files = pictureFiles([
  '2014/03/field.jpg',
  '2014/03/field-scaled.jpg',
  '2014/03/field-150x150.jpg',
  '2014/03/field-300x200.jpg',
  '2014/03/Noria-e1699123456789.JPG',
  '2014/03/noria-e1699123456789-300x200.jpg',
  '2014/03/noria.jpg',
  '2015/01/logo.png',
  '2016/01/logo.png',
  '2016/01/حقل-1024x768.jpeg',
  '2016/01/banner-1200x800.jpg',
  '2016/01/banner-1200x800-300x200.jpg',
  '2016/01/list.pdf',
])

test.each([
  [
    '2014/03/field.jpg',
    ['field.jpg', 'field-scaled.jpg', 'field-300x200.jpg', 'field-150x150.jpg'],
  ],
  ['2014/03/field-scaled.jpg', ['field-scaled.jpg', 'field.jpg', 'field-300x200.jpg']],
  ['2014/03/field-300x200.jpg', ['field.jpg', 'field-scaled.jpg', 'field-300x200.jpg']],
  ['field-768x512.jpg', ['field.jpg', 'field-scaled.jpg']],
  ['2019/07/FIELD.JPG', ['field.jpg']],
  [
    '2014/03/noria-e1699123456789-300x200.jpg',
    ['Noria-e1699123456789.JPG', 'noria-e1699123456789-300x200.jpg', 'noria.jpg'],
  ],
  ['2014/03/noria-300x200.jpg', ['noria.jpg', 'Noria-e1699123456789.JPG']],
  ['2016/01/logo-150x150.png', ['logo.png']],
  ['2016/01/banner-1200x800-300x200.jpg', ['banner-1200x800.jpg']],
  ['2016/01/banner-1200x800.jpg', ['banner-1200x800.jpg']],
  ['2016/01/\u062d\u0642\u0644.jpg', ['حقل-1024x768.jpeg']],
])('%s is found without its size, largest first (IMP-5)', (wanted, expected) => {
  const names = files.candidates(wanted).map((path) => path.replace(/^.*\//, ''))
  expect(names.slice(0, expected.length)).toEqual(expected)
})

test.each(['2018/01/logo.png', 'list.pdf', '2014/03/fields.jpg', '2014/03/field.png'])(
  'nothing stands in for %s',
  (wanted) => expect(files.candidates(wanted)).toEqual([]),
)

test.each([
  ['https://pumps.example/wp-content/uploads/2014/03/field.jpg?w=300', '2014/03/field.jpg'],
  ['/wp-content/uploads/%D8%AD.jpg', 'ح.jpg'],
  ['//cdn.example/uploads/sites/2/2014/a.jpg', 'sites/2/2014/a.jpg'],
  ['https://pumps.example/files/a.jpg', 'files/a.jpg'],
  ['https://elsewhere.example/a.jpg', undefined],
  ['data:image/png;base64,AAAA', undefined],
])('%s is beneath the uploads', (address, path) => {
  expect(uploadPath(address, 'pumps.example/blog')).toBe(path)
})
