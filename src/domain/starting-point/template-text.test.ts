import { expect, test } from 'vitest'
import { outlineValues } from '../pages/page-outlines.ts'
import { pageOutlines } from '../pages/page.ts'
import { startingPages } from './starting-pages.ts'
import { startingPoints } from './starting-point.ts'
import { isTemplateText, templateBeginnings } from './template-text.ts'

const languages = ['en', 'ar']

function templatesIn(values: object): string[] {
  return Object.entries(values)
    .filter(([, value]) => typeof value === 'string' && isTemplateText(value))
    .map(([name]) => name)
}

test('an outline asks for its texts in both languages, and its titles stand', () => {
  expect(templatesIn(outlineValues('about', languages))).toEqual([
    'body:opening1.en',
    'body:howwedo1.en',
    'body:opening1.ar',
    'body:howwedo1.ar',
  ])
  expect(templatesIn(outlineValues('questions', languages))).toEqual([])
})

test.each(pageOutlines.filter((outline) => !['blank', 'questions'].includes(outline)))(
  'a page about %s asks in both languages',
  (outline) => {
    const asked = templatesIn(outlineValues(outline, languages))
    expect(new Set(asked.map((name) => name.split('.')[1]))).toEqual(new Set(languages))
  },
)

test.each(startingPoints)(
  'every page of the starting point %s asks, but for questions',
  (point) => {
    const pages = startingPages(point, languages).filter(({ outline }) => outline !== 'questions')
    expect(pages.filter(({ values }) => templatesIn(values).length === 0)).toEqual([])
  },
)

test('spaces and marks make no text of a template', () => {
  expect(
    isTemplateText(
      '<p><strong>Say in a few</strong> sentences what you do,&nbsp;for whom, and\nsince when.</p>',
    ),
  ).toBe(true)
})

test('what an editor wrote in its place is a text', () => {
  expect(isTemplateText('<p>We lift water around Hama, for farms, since 2009.</p>')).toBe(false)
  expect(isTemplateText('<p>Say hello to our team.</p>')).toBe(false)
})

test('what a database looks for needs no escaping', () => {
  for (const beginning of templateBeginnings) expect(beginning).not.toMatch(/[%_\\"<&]/)
})
