import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'])
const path =
  /^(src|domain|contract|storage|throttle|api|site|dashboard|ui|server|bench|faults|demo|deploy|docs|scripts|tests)\/[\w./-]*$/

test('the files and folders that documents name are there', () => {
  const named = documents.flatMap((file) => pathsIn(readFileSync(file, 'utf8')))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !existsSync(name) && !existsSync(`src/${name}`))).toEqual([])
})

test('in a chain of files each imports the next', () => {
  const chains = documents.flatMap((file) => chainsIn(readFileSync(file, 'utf8')))
  expect(chains.length).toBeGreaterThan(2)
  const pairs = chains.flatMap((chain) => chain.slice(1).map((next, index) => [chain[index], next]))
  expect(pairs.filter(([file = '', next = '']) => !importsOf(file).includes(next))).toEqual([])
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

function chainsIn(text: string): string[][] {
  const chains = text.match(/`[\w./-]+\.tsx?`(?: → `[\w./-]+\.tsx?`)+/g) ?? []
  return chains.map(pathsIn)
}

function importsOf(file: string): string[] {
  const imports = readFileSync(`src/${file}`, 'utf8').matchAll(/from '(\.[^']+)'/g)
  return [...imports].map(([, path = '']) => join(dirname(file), path))
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !link.includes('://') && !link.startsWith('#'))
}
