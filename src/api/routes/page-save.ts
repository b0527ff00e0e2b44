import { blockOfInput, type PictureWithFocus } from '../../domain/pages/block-of-input.ts'
import { filesInBlocks } from '../../domain/pages/described-blocks.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { textsInEach } from '../../domain/languages/language-input.ts'
import type { Cover, Picture } from '../../domain/media/media.ts'
import type { PageInput } from '../../domain/pages/page-input.ts'
import { pageTextNames } from '../../domain/pages/page.ts'
import { pick } from '../../domain/pick.ts'
import { definedOf, type Values } from '../../domain/documents/revision.ts'
import { isRichText } from '../../domain/rich-text/rich-text.ts'
import { cleaned } from '../../domain/text/short-value.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { receivedText } from './received-text.ts'

type Stores = Pick<Storage, 'languages' | 'library' | 'files'>

/** Values of `pageValues`, with cleaned texts and the pictures themselves. */
export async function pageValuesOf(change: PageInput, stores: Stores): Promise<Values> {
  const texts = textsIn(change, await stores.languages.codes())
  return {
    ...definedOf(pick(change, ['status', 'listed', 'order'])),
    ...(await picturesOf(change, stores)),
    ...(await cleanedTexts(texts, stores)),
  }
}

function textsIn(change: PageInput, codes: LanguageCode[]): Record<string, string> {
  const fields = Object.entries({ ...pick(change, pageTextNames), ...change.texts })
  const texts = fields.map(([field, byLanguage = {}]) => textsInEach(field, byLanguage, codes))
  return Object.assign({}, ...texts)
}

async function cleanedTexts(texts: Record<string, string>, stores: Stores): Promise<Values> {
  const values: Values = {}
  for (const [name, text] of Object.entries(texts)) {
    const isRich = name.includes(':') && isRichText(name)
    values[name] = isRich ? (await receivedText(stores, text)).content : cleaned('lines', text)
  }
  return values
}

async function picturesOf(
  { image, blocks = {} }: PageInput,
  { library, files }: Stores,
): Promise<Values> {
  const values: Values = {}
  if (image !== undefined) {
    const [cover = null] = await library.pick('image', mediaIn(image))
    values.image = cover
    values.image_focus = image?.focus ?? null
  }
  for (const [id, block] of Object.entries(blocks)) {
    const field = `block:${id}`
    if (block?.kind === 'downloads') await files.requireKnown(field, filesInBlocks([block]))
    const pictures = await library.pick(field, mediaIn(block))
    const stored = new Map(pictures.map((picture) => [picture.id, picture]))
    values[field] = block && blockOfInput(block, (chosen) => coverIn(stored, chosen))
  }
  return values
}

function coverIn(stored: Map<string, Picture>, chosen: PictureWithFocus | null): Cover | null {
  const picture = chosen && stored.get(chosen.media)
  return picture ? { ...picture, focus: chosen.focus } : null
}

function mediaIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'media' ? [part as string] : mediaIn(part),
  )
}
