import {
  type ArticlePreviewInput,
  type PreviewInput,
  type PagePreviewInput,
  type ShownPicture,
  previewEndpoints,
} from '../../contract/previews.ts'
import { detailNames, writtenText } from '../../domain/articles/article-fields.ts'
import { changePage } from '../../domain/pages/change-page.ts'
import type { GalleryItem } from '../../domain/gallery/gallery.ts'
import { ownLook } from '../../domain/look/look.ts'
import { ownNavigation } from '../../domain/navigation/navigation.ts'
import { textsIn, type Values } from '../../domain/documents/revision.ts'
import { sectionNames } from '../../domain/sections/section.ts'
import { sectionInputValues } from '../../domain/sections/section-input.ts'
import { mayEditSection } from '../../domain/sections/may-edit-section.ts'
import type { Picture } from '../../domain/media/media.ts'
import { blankPage, restorePage } from '../../domain/pages/page-values.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { writtenTitles } from '../../domain/gallery/gallery.ts'
import { pick } from '../../domain/pick.ts'
import {
  type ArticlePreview,
  type PagePreview,
  standInPicture,
  type Preview,
} from '../../domain/documents/preview.ts'
import type { User } from '../../domain/people/user.ts'
import type { StoredPreview } from '../../storage/previews/preview-store.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { refuseDetails } from './article-save.ts'
import { pageValuesOf } from './page-save.ts'
import { receivedText } from './received-text.ts'

/** Values are checked as a save of them would be; nothing but a page in a frame shows them. */
export function previewRoutes({ storage, now }: ApiParts) {
  const { articles, languages, media, pages, previews } = storage

  return createRoutes(previewEndpoints, {
    'POST /trials': async (c) => {
      const preview = await previewOf(c.req.valid('json').overlay, c.get('user'))
      return toResponse(await previews.add(preview, editOf(c)))
    },

    'POST /trials/:trial': async (c) => {
      const preview = await previewOf(c.req.valid('json').overlay, c.get('user'))
      return toResponse(await previews.change(c.req.param('trial'), preview, editOf(c)))
    },
  })

  async function previewOf(
    { article, page, ...settings }: PreviewInput,
    user: User,
  ): Promise<Preview> {
    const { look, navigation, words } = settings
    for (const name of sectionNames) {
      if (name in settings && !mayEditSection(user, name)) throw new Problem('forbidden')
    }
    const codes = await languages.codes()
    return {
      ...(await articleOf(article)),
      page: page ? await pageOf(page) : null,
      look: look ? ownLook(look) : null,
      ...(navigation && {
        navigation: ownNavigation(sectionInputValues('navigation', navigation, codes)),
      }),
      ...(words && { words: ownWordsIn(sectionInputValues('words', words, codes)) }),
    }
  }

  async function pageOf({ id, ...change }: PagePreviewInput): Promise<PagePreview> {
    const saved = id === null ? blankPage(now()) : await pages.get(id)
    const values = await pageValuesOf(change, storage)
    // Parts that others have added or removed since are placed as a save would place them.
    const { order: complete } = restorePage(saved, values)
    const changed = changePage(saved, { ...values, ...(values.order ? { order: complete } : {}) })
    const { cover, order, blocks, texts } = changed
    return { id, cover, order, blocks, texts }
  }

  async function articleOf(
    input: ArticlePreviewInput | undefined,
  ): Promise<Pick<Preview, 'article' | 'files'>> {
    if (!input) return { article: null, files: [] }
    const { section, id, gallery, image, image_focus, texts, topics } = input
    const details = pick(input, detailNames)
    refuseDetails(
      section,
      detailNames.filter((name) => details[name] !== null),
    )
    const saved = id === null ? undefined : await articles.get(section, id)
    const files: string[] = []
    const stored = await media.find(
      [image, ...gallery.map((item) => ('picture' in item ? item.picture : null))].flatMap(
        (picture) => (picture && 'media' in picture ? [picture.media] : []),
      ),
    )

    function pictureOf(picture: ShownPicture): Picture {
      if ('file' in picture) {
        const { file, width, height } = picture
        return standInPicture(files.push(file) - 1, width, height)
      }
      const found = stored.get(picture.media)
      if (!found) throw new Problem('invalid-input', { fields: { image: messages.imageMissing } })
      return found
    }

    const items = gallery.map((item, index): GalleryItem => {
      const shared = { id: index + 1, titles: writtenTitles(item.title) }
      return 'youtube' in item
        ? { ...shared, type: 'youtube', youtubeId: item.youtube }
        : { ...shared, type: 'image', picture: pictureOf(item.picture) }
    })
    const article: ArticlePreview = {
      section,
      id,
      ...details,
      createdAt: (saved?.createdAt ?? now()).toISOString(),
      cover: image && { ...pictureOf(image), focus: image_focus },
      gallery: items,
      topics,
      texts: await cleaned(texts),
    }
    return { article, files }
  }

  async function cleaned(texts: ArticlePreviewInput['texts']): Promise<ArticlePreview['texts']> {
    const known = await languages.codes()
    const unknown = Object.keys(texts).find((code) => !known.includes(code))
    if (unknown !== undefined) {
      throw new Problem('invalid-input', { fields: { texts: messages.languageUnknown } })
    }
    const clean: ArticlePreview['texts'] = {}
    for (const [code, text] of Object.entries(texts)) {
      const { content } = await receivedText(storage, text.content)
      clean[code] = writtenText({ ...text, content })
    }
    return clean
  }
}

function ownWordsIn(values: Values): NonNullable<Preview['words']> {
  const written = Object.entries(values).filter(([, text]) => text !== '')
  return textsIn(Object.fromEntries(written)) as NonNullable<Preview['words']>
}

function toResponse({ id, expiresAt }: StoredPreview) {
  return { id, expires_at: expiresAt.toISOString() }
}
