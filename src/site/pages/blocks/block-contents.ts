import type { ShownBlock, ShownBlockOf } from '../../../domain/pages/block.ts'
import {
  type DescribedBlocks,
  describedBlocks,
  filesInBlocks,
  linksInBlocks,
  picturesInBlocks,
  richTextsIn,
  withRichTexts,
} from '../../../domain/pages/described-blocks.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { toPageHtml } from '../../../domain/rich-text/render-rich-text.server.ts'
import { fileLinksIn, speakerIn } from '../../files/files-in.ts'
import { formAt } from '../../forms/form-at.ts'
import { contactIn } from '../../contact/contact-in.ts'
import { homeParts, newest } from '../../home/home-parts.ts'
import type { BlockContent } from './block-content.ts'
import { type LinkFinder, linkFinder } from '../../navigation/link-finder.ts'
import { shownDownloads } from './shown-downloads.ts'
import { shownEvents } from './shown-events.ts'
import { storage } from '../../../storage/storage.server.ts'

export async function blockContents(
  { id, blocks, described }: DescribedBlocks & { id: number },
  language: LanguageCode,
): Promise<BlockContent[]> {
  const linkTo = await linkFinder(linksInBlocks(blocks), language)
  const files = await fileLinksIn(richTextsIn(blocks), language)
  const toHtml = (text: string) => toPageHtml(text, { language, described, files })
  const rendered = blocks.map((block) => withRichTexts(block, toHtml))
  const downloadsOf = await downloadFinder(blocks, language)
  const contents = await Promise.all(
    rendered.map((block) => contentOf(block, language, { linkTo, downloadsOf, page: id })),
  )
  return contents.filter((block) => block !== undefined)
}

async function downloadFinder(blocks: ShownBlock[], language: LanguageCode) {
  const ids = filesInBlocks(blocks)
  if (ids.length === 0) return () => []
  const files = await storage.files.shown(ids, language)
  const speaker = await speakerIn(language)
  return (block: ShownBlockOf<'downloads'>) => shownDownloads(block, files, speaker)
}

type Finders = {
  page: number
  linkTo: LinkFinder
  downloadsOf: Awaited<ReturnType<typeof downloadFinder>>
}

async function contentOf(
  block: ShownBlock,
  language: LanguageCode,
  { page, linkTo, downloadsOf }: Finders,
): Promise<BlockContent | undefined> {
  switch (block.kind) {
    case 'beside':
    case 'action':
      return { ...block, link: linkTo(block.link) }
    case 'downloads': {
      const items = downloadsOf(block)
      return items.length > 0 ? { ...block, items } : undefined
    }
    case 'events':
      return { ...block, ...(await shownEvents(block, { page, language, linkTo })) }
    case 'form': {
      const form = block.form === null ? undefined : await formAt(block.form, language)
      return form && { ...block, form }
    }
    case 'articles':
      return { ...block, articles: await newest(block.section, block.count, language) }
    case 'posts':
    case 'business':
    case 'products':
      return { ...block, articles: await homeParts[block.kind](language) }
    case 'about':
      return { ...block, about: await homeParts.about(language) }
    case 'partners':
      return { ...block, partners: await homeParts.partners(language) }
    case 'contact':
      return { ...block, contact: await contactIn(language) }
    default:
      return block
  }
}

/** The library's texts are added to their pictures, as those of saved pages have them. */
export async function previewBlocks(
  blocks: ShownBlock[],
  language: LanguageCode,
): Promise<DescribedBlocks> {
  const described = await storage.library.describe(picturesInBlocks(blocks), language)
  return describedBlocks(blocks, described)
}
