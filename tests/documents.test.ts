import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync(['README.md', 'docs/**/*.md'])
/** Folders of the root and, without their `src/`, of the rooms in it. */
const path =
  /^(src|domain|storage|api|site|dashboard|ui|server|bench|demo|docs|scripts|tests)\/[\w./-]*$/

test('the files and folders that documents name are there', () => {
  const named = documents.flatMap((file) => pathsIn(readFileSync(file, 'utf8')))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !existsSync(name) && !existsSync(`src/${name}`))).toEqual([])
})

test('the files that documents link to are there', () => {
  const linked = documents.flatMap((file) =>
    linksIn(readFileSync(file, 'utf8')).map((link) => join(dirname(file), link)),
  )
  expect(linked.length).toBeGreaterThan(2)
  expect(linked.filter((file) => !existsSync(file))).toEqual([])
})

function pathsIn(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return spans.filter((span) => path.test(span))
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !link.includes('://') && !link.startsWith('#'))
}
