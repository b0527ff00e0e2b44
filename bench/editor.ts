import { join } from 'node:path'
import sharp from 'sharp'
import { richTextLimit } from '../src/domain/rich-text/rich-text.ts'
import { apiOf, signIn } from '../tests/support/product.ts'

const articles = 'sections/posts/keys/articles/articles/ar'
const photograph = join(import.meta.dirname, '../demo/pictures/terraces-wide.webp')

export type ArticleForm = { title: string; content: string; picture?: Buffer }
export type Editor = Awaited<ReturnType<typeof editorOf>>

export async function editorOf(product: string) {
  const { token } = await signIn(product)
  const call = apiOf(product, token)
  /** Creates an article, or changes the one with this id, and returns its id. */
  return async function save({ title, content, picture }: ArticleForm, id?: number) {
    const body = new FormData()
    body.append('title', title)
    body.append('content', content)
    if (picture) body.append('image', new Blob([new Uint8Array(picture)]), 'picture')
    const path = id === undefined ? articles : `${articles}/${id}`
    const answer = await call(path, { method: 'POST', body })
    if (!answer.ok) throw new Error(`a save was answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { article: { id: number } }).article.id
  }
}

/** The text is as long as rich text may be; no two numbers share a word. */
export function longestContent(number: number): string {
  let content = ''
  for (let index = 0; ; index++) {
    const words = Array.from({ length: 20 }, (_, place) => `ناعورة${number}و${index}و${place}`)
    const next = `${content}<p>${words.join(' ')} <strong>ماء</strong></p>`
    if (next.length > richTextLimit) return content
    content = next
  }
}

/** Darker with each number, so that every picture is a different one. */
export function photographOf(width: number, number: number) {
  return sharp(photograph)
    .resize({ width })
    .modulate({ brightness: 1 - number / 10_000 })
}
