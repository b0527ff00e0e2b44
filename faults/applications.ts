import { madePdf } from '../tests/support/made-files.ts'
import { uniquePicture } from '../tests/support/pictures.ts'
import { type Api, apiKey } from '../tests/support/product.ts'

export const manyVisitors = { TRUSTED_PROXIES: '127.0.0.1' }
export const filesOfEach = 2

export type Application = {
  id: number
  name: string
  attachments: { id: string; bytes: number }[]
}

const forms = new WeakMap<Api, Promise<number>>()
let networks = 0

export function formOf(api: Api): Promise<number> {
  const known = forms.get(api) ?? findForm(api)
  forms.set(api, known)
  return known
}

async function findForm(api: Api): Promise<number> {
  const { forms: found } = await (await api('forms')).json()
  return found[0]?.id ?? newApplicationForm(api)
}

async function newApplicationForm(api: Api): Promise<number> {
  const json = {
    title: { en: 'Apply' },
    order: ['nameof01', 'filesof1'],
    fields: {
      nameof01: { kind: 'line', required: true, role: 'name' },
      filesof1: { kind: 'attachment', required: true, most: filesOfEach },
    },
    texts: { 'label:nameof01': { en: 'Name' }, 'label:filesof1': { en: 'Files' } },
  }
  const headers = { 'content-type': 'application/json' }
  const answer = await api('forms', { method: 'POST', headers, body: JSON.stringify(json) })
  return (await answer.json()).form.id
}

/** Each network may send a few messages an hour, so each application comes from another. */
export async function apply(api: Api, form: number, name: string): Promise<Response> {
  const network = networks++
  const body = new FormData()
  body.append('language', 'en')
  body.append('answers', JSON.stringify({ nameof01: name }))
  body.append('files[]', new File([madePdf({ pages: 1, text: name })], 'cv.pdf'))
  body.append('files[]', new File([(await uniquePicture()) as BlobPart], 'rima.jpg'))
  const from = `198.${18 + Math.floor(network / 62_500)}.${Math.floor(network / 250) % 250}.${(network % 250) + 1}`
  const headers = { 'api-key': apiKey, 'x-forwarded-for': from }
  return api(`forms/${form}/send`, { method: 'POST', headers, body })
}

export async function applicationsIn(api: Api): Promise<Application[]> {
  const all: Application[] = []
  for (let page = 1; ; page++) {
    const { messages } = await (await api(`messages?limit=100&page=${page}`)).json()
    all.push(...messages)
    if (messages.length < 100) return all
  }
}

type Attached = { id: number | string; attachments: Application['attachments'] }

export async function readableFiles(api: Api, { id, attachments }: Attached): Promise<number> {
  let count = 0
  for (const { id: attachment, bytes } of attachments) {
    const answer = await api(`messages/${id}/attachments/${attachment}`)
    const { byteLength } = await answer.arrayBuffer()
    if (answer.ok && byteLength === bytes) count += 1
  }
  return count
}
