import {
  type ArticleOverlay,
  type Overlay,
  type PageOverlay,
  type ShownPicture,
  trialEndpoints,
} from '../../contract/trials.ts'
import { changePage } from '../../domain/change-page.ts'
import type { GalleryItem } from '../../domain/gallery.ts'
import { ownLook } from '../../domain/look.ts'
import { mayEditSection } from '../../domain/may-edit-section.ts'
import type { Picture } from '../../domain/media.ts'
import { blankPage } from '../../domain/page-values.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { writtenTitles } from '../../domain/gallery.ts'
import {
  type ArticleTrial,
  type PageTrial,
  standInPicture,
  type Trial,
} from '../../domain/trial.ts'
import type { User } from '../../domain/user.ts'
import { prepareRichText } from '../../storage/articles/rich-text-worker.ts'
import type { KeptTrial } from '../../storage/trials/trial-store.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { refusePrice } from './articles.ts'
import { pageValuesOf } from './page-save.ts'

/** Values are checked as a save of them would be; nothing but a page in a frame shows them. */
export function trialRoutes({ storage, now }: ApiParts) {
  const { articles, languages, media, pages, trials } = storage

  return createRoutes(trialEndpoints, {
    'POST /trials': async (c) => {
      const trial = await trialOf(c.req.valid('json').overlay, c.get('user'))
      return toResponse(await trials.add(trial, editOf(c)))
    },

    'POST /trials/:trial': async (c) => {
      const trial = await trialOf(c.req.valid('json').overlay, c.get('user'))
      return toResponse(await trials.change(c.req.param('trial'), trial, editOf(c)))
    },
  })

  /** Throws Problem('forbidden') for what the user may not save. */
  async function trialOf({ article, page, look }: Overlay, user: User): Promise<Trial> {
    if (look && !mayEditSection(user, 'look')) throw new Problem('forbidden')
    return {
      ...(await articleOf(article)),
      page: page ? await pageOf(page) : null,
      look: look ? ownLook(look) : null,
    }
  }

  /** What a save of these values would make of it. */
  async function pageOf({ id, ...change }: PageOverlay): Promise<PageTrial> {
    const saved = id === null ? blankPage(now()) : await pages.get(id)
    const tried = changePage(saved, await pageValuesOf(change, { languages, media }))
    const { cover, order, blocks, texts } = tried
    return { id, cover, order, blocks, texts }
  }

  async function articleOf(
    overlay: ArticleOverlay | undefined,
  ): Promise<Pick<Trial, 'article' | 'files'>> {
    if (!overlay) return { article: null, files: [] }
    const { gallery, image, image_focus, ...shown } = overlay
    const { section, id, price } = shown
    refusePrice(section, price ?? undefined)
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
    const article: ArticleTrial = {
      section,
      id,
      price,
      createdAt: (saved?.createdAt ?? now()).toISOString(),
      cover: image && { ...pictureOf(image), focus: image_focus },
      gallery: items,
      texts: await cleaned(shown.texts),
    }
    return { article, files }
  }

  async function cleaned(texts: ArticleOverlay['texts']): Promise<ArticleTrial['texts']> {
    const known = await languages.codes()
    const unknown = Object.keys(texts).find((code) => !known.includes(code))
    if (unknown !== undefined) {
      throw new Problem('invalid-input', { fields: { texts: messages.languageUnknown } })
    }
    const clean: ArticleTrial['texts'] = {}
    for (const [code, { title, content }] of Object.entries(texts)) {
      clean[code] = { title, content: (await prepareRichText(content)).content }
    }
    return clean
  }
}

function toResponse({ id, expiresAt }: KeptTrial) {
  return { id, expires_at: expiresAt.toISOString() }
}
