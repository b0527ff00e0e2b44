import { youtubeAddress } from '../gallery/youtube.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Cover, Focus, Picture } from '../media/media.ts'
import { type BlockInput, blockInput } from '../pages/block-input.ts'
import { blockOfInput, type PictureWithFocus } from '../pages/block-of-input.ts'
import { blockId, blockKinds, blockTexts } from '../pages/block.ts'
import { isRichText } from '../rich-text/rich-text.ts'
import { textName, type Values } from '../documents/revision.ts'
import { cleaned } from '../text/short-value.ts'
import { linkTarget } from '../navigation/navigation-input.ts'
import type { LinkTarget } from '../navigation/navigation.ts'
import { type LinksHere, targetHere } from './links-here.ts'
import { focusIn, isObject } from './markdown-file.ts'

type Matter = Record<string, unknown>

export type OurBlocks = {
  blocks: [string, BlockInput][]
  texts: Record<string, string>
  lost: string[]
}

export function ourBlocks(written: unknown): OurBlocks {
  const found: OurBlocks = { blocks: [], texts: {}, lost: [] }
  for (const matter of Array.isArray(written) ? written : []) {
    const kind = blockKinds.find((one) => isObject(matter) && one === matter.kind)
    const id = isObject(matter) ? String(matter.id) : ''
    if (!kind || !blockId.test(id)) found.lost.push('a block')
    else addBlock(found, id, matter)
  }
  return found
}

function addBlock(found: OurBlocks, id: string, matter: Matter): void {
  const { texts, itemTexts } = blockTexts[matter.kind as BlockInput['kind']]
  const { id: _id, items, ...settings } = withoutTexts(found, id, matter, Object.keys(texts))
  const parts = (Array.isArray(items) ? items : []).filter(isObject).map((item) => {
    const own = withoutTexts(found, String(item.id), item, Object.keys(itemTexts))
    return asInput(found, own)
  })
  const asked = { ...asInput(found, settings), ...(Array.isArray(items) && { items: parts }) }
  const { data } = blockInput.safeParse(asked)
  if (data) found.blocks.push([id, data])
  else found.lost.push(String(matter.kind))
}

function withoutTexts({ texts }: OurBlocks, id: string, matter: Matter, names: string[]): Matter {
  const others = { ...matter }
  for (const name of names.filter((one) => !isRichText(one))) {
    const { [name]: text } = others
    delete others[name]
    if (typeof text === 'string') texts[`${name}:${id}`] = cleaned('lines', text)
  }
  return others
}

const pictureFile = /([\da-f]{32})\.webp$/

function asInput(found: OurBlocks, { type: _type, ...matter }: Matter): Matter {
  const { picture, youtubeId, link, ...others } = matter
  const shown = _type === 'image' ? { media: pictureIn(picture)?.media } : undefined
  const { data: led } = linkTarget.safeParse(link)
  if (link !== undefined && !led) found.lost.push('a link')
  return {
    ...others,
    ...(led && { link: led }),
    ...(shown ?? (picture !== undefined && { picture: pictureIn(picture) })),
    ...(typeof youtubeId === 'string' && { youtube: youtubeAddress(youtubeId) }),
  }
}

function pictureIn(value: unknown): PictureWithFocus | null {
  const { image, focus } = isObject(value) ? value : { image: value, focus: undefined }
  const [, media] = pictureFile.exec(String(image)) ?? []
  const point: Focus | null = focusIn(focus) ?? null
  return media === undefined ? null : { media, focus: point }
}

export function picturesOfBlocks({ blocks }: OurBlocks): string[] {
  return [...new Set(mediaIn(blocks))]
}

function mediaIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'media' ? [String(part)] : mediaIn(part),
  )
}

export function ourBlockValues(
  shared: OurBlocks,
  known: ReadonlyMap<string, Picture>,
  here: LinksHere,
): { values: Values; lost: string[] } {
  const lost: string[] = []
  const coverOf = (chosen: PictureWithFocus | null): Cover | null => {
    const picture = chosen && known.get(chosen.media)
    return picture ? { ...picture, focus: chosen.focus } : null
  }
  const blocks = shared.blocks.map(([id, block]) => [
    `block:${id}`,
    blockOfInput(leadingHere(withKnown(block, known), here, lost), coverOf),
  ])
  const values = { ...Object.fromEntries(blocks), order: shared.blocks.map(([id]) => id) }
  return { values, lost: [...new Set(lost)] }
}

function leadingHere(block: BlockInput, here: LinksHere, lost: string[]): BlockInput {
  const linkOf = (link: LinkTarget | null) => {
    const target = link && targetHere(link, here)
    if (target === undefined) lost.push('a link to what is not here')
    return target ?? null
  }
  switch (block.kind) {
    case 'beside':
    case 'action':
      return { ...block, link: linkOf(block.link) }
    case 'events':
      return { ...block, items: block.items.map((item) => ({ ...item, link: linkOf(item.link) })) }
    case 'downloads': {
      const items = block.items.flatMap(({ id, file }) => {
        const own = here.file(file)
        return own === undefined ? [] : [{ id, file: own }]
      })
      if (items.length < block.items.length) lost.push('downloads')
      return { ...block, items }
    }
    case 'form': {
      const form = block.form === null ? null : here.form(block.form)
      if (form === undefined) lost.push('its form')
      return { ...block, form: form ?? null }
    }
    default:
      return block
  }
}

function withKnown(block: BlockInput, known: ReadonlyMap<string, Picture>): BlockInput {
  if (block.kind !== 'gallery') return block
  return {
    ...block,
    items: block.items.filter((item) => !('media' in item) || known.has(item.media)),
  }
}

export function ourTextValues(
  { blocks }: OurBlocks,
  texts: Record<string, string>,
  language: LanguageCode,
): Values {
  const ids = new Set(blocks.flatMap(([id, block]) => [id, ...itemIdsOf(block)]))
  const own = Object.entries(texts).filter(
    ([name, text]) => text !== '' && ids.has(name.slice(name.indexOf(':') + 1)),
  )
  return Object.fromEntries(own.map(([name, text]) => [textName(name, language), text]))
}

function itemIdsOf(block: BlockInput): string[] {
  return 'items' in block ? block.items.map(({ id }) => id) : []
}

const pagePart = /^<!-- ((?:body|answer):[a-z\d]{8}) -->$/gm

export function pagePartsIn(body: string): { name: string; markdown: string }[] {
  const [, ...parts] = body.split(pagePart)
  return parts.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, markdown: parts[index + 1] ?? '' }] : [],
  )
}
